/** How much of the window a page takes: at a table that is played it has it all, and the site's own head gives way. */

const TABLE = /^\/tables\//;

/** Whether an address leads to a table: only the table itself knows whether it is played already. */
export const leadsToTable = (path: string) => TABLE.test(path);

/** `whole`: a table fills the window. Where an address is opened that leads to one, nothing is shown before that is known. */
export const screen = $state({ whole: leadsToTable(location.pathname) });
