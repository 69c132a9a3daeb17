BEGIN TRANSACTION;
CREATE TABLE admitted (
	table_id VARCHAR(16) NOT NULL, 
	person VARCHAR(24) NOT NULL, 
	CONSTRAINT pk_admitted PRIMARY KEY (table_id, person)
);
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0001');
CREATE TABLE checkpoints (
	table_id VARCHAR(16) NOT NULL, 
	sequence INTEGER NOT NULL, 
	body TEXT NOT NULL, 
	CONSTRAINT pk_checkpoints PRIMARY KEY (table_id, sequence)
);
INSERT INTO "checkpoints" VALUES('bljEXs0y',24,'{"table":{"id":"bljEXs0y","sequence":24,"moved":24,"opened":{"kind":"opened","owner":"e9V50seE8zz5","game":"wild-space","seats":2,"title":"Against a bot","tempo":{}},"opened_at":1794747130.7218306,"status":"playing","owner":"e9V50seE8zz5","places":[{"person":"e9V50seE8zz5","name":"Ada of the shelf","left":-0.10743260383605957},{"bot":"rookie","left":-0.32209205627441406,"asked":1794747131.159272}],"seed":13830176438961372367,"events":32},"position":"perihelion wild-space 1\nseats: 2\nseed: 13830176438961372367 after 19\nturn: 3\nplanets: PL-H1 PL-H2 PL-3C\nface-down: 6 9\ndisplay: SP-LIZ-09 EM-RHI-2 SP-RHI-07\ndiscard: RO-15 EM-RHI-3\ncaptain 0: CA-LIZ 1\ncrew 0: SP-BEA-05 SP-OCT-06 RO-08\nhand 0: SP-OWL-04 EM-MON-1 RO-03 RO-11 EM-BEA-2\nshown 0: EM-BEA-2 EM-MON-1 RO-03 RO-11 SP-OWL-04\nlanded 0: PL-H1.left PL-H1.right\ncaptain 1: CA-MON 0\ncrew 1: RO-05\nhand 1: EM-OCT-1 EM-LIZ-1\nlanded 1: PL-H2.right\nagenda: take_turn 1\n"}');
INSERT INTO "checkpoints" VALUES('bljEXs0y',48,'{"table":{"id":"bljEXs0y","sequence":48,"moved":48,"opened":{"kind":"opened","owner":"e9V50seE8zz5","game":"wild-space","seats":2,"title":"Against a bot","tempo":{}},"opened_at":1794747130.7218306,"status":"playing","owner":"e9V50seE8zz5","places":[{"person":"e9V50seE8zz5","name":"Ada of the shelf","left":-0.14679455757141113,"asked":1794747131.2594943},{"bot":"rookie","left":-0.3829524517059326}],"seed":13830176438961372367,"events":61},"position":"perihelion wild-space 1\nseats: 2\nseed: 13830176438961372367 after 27\nturn: 6\nplanets: PL-H1 PL-H2 PL-3C\nface-down: 6 9\ndisplay: SP-OWL-10 SP-OWL-05 SP-BEA-06\ndiscard: RO-15 EM-RHI-3 SP-OWL-04 EM-OCT-1 SP-RHI-07 RO-03\nused: EM-MON-1\ncaptain 0: CA-LIZ 1\ncrew 0: SP-BEA-05 SP-OCT-06 RO-08 EM-MON-1\nhand 0: RO-11 EM-BEA-2 RO-13 EM-OWL-3 SP-MON-09 SP-OCT-10 SP-BEA-07\nshown 0: EM-BEA-2 EM-OWL-3 RO-11 RO-13 SP-BEA-07 SP-MON-09 SP-OCT-10\nlanded 0: PL-H1.left PL-H1.right PL-H2.left PL-H2.right\ncaptain 1: CA-MON 0\ncrew 1: RO-05 EM-LIZ-1 SP-LIZ-09 EM-RHI-2\nhand 1:\nlanded 1: PL-3C.left\nexplored 1: PL-H2.right\nagenda: end_turn 0\n"}');
CREATE TABLE links (
	secret VARCHAR(64) NOT NULL, 
	table_id VARCHAR(16) NOT NULL, 
	kind VARCHAR(10) NOT NULL, 
	seat INTEGER, 
	created FLOAT NOT NULL, 
	CONSTRAINT pk_links PRIMARY KEY (secret)
);
CREATE TABLE log (
	table_id VARCHAR(16) NOT NULL, 
	sequence INTEGER NOT NULL, 
	at FLOAT NOT NULL, 
	actor VARCHAR(24), 
	command VARCHAR(64), 
	entry TEXT NOT NULL, 
	CONSTRAINT pk_log PRIMARY KEY (table_id, sequence), 
	CONSTRAINT uq_log_table_id UNIQUE (table_id, actor, command)
);
INSERT INTO "log" VALUES('bljEXs0y',1,1.79474713072183060646e+09,'e9V50seE8zz5',NULL,'{"kind":"opened","owner":"e9V50seE8zz5","game":"wild-space","seats":2,"title":"Against a bot","tempo":{}}');
INSERT INTO "log" VALUES('bljEXs0y',2,1.79474713072183060646e+09,'e9V50seE8zz5',NULL,'{"kind":"sat","seat":0,"person":"e9V50seE8zz5","name":"Ada of the shelf"}');
INSERT INTO "log" VALUES('bljEXs0y',3,1.79474713072183060646e+09,'e9V50seE8zz5',NULL,'{"kind":"bot-sat","seat":1,"bot":"rookie"}');
INSERT INTO "log" VALUES('bljEXs0y',4,1.79474713072974729533e+09,'e9V50seE8zz5','QBbalVA8DeZFd5lw','{"kind":"started","seed":13830176438961372367,"order":[0,1],"events":[[1,"ws-captain",0,"WS-3.2",{"card":"CA-LIZ"},null,[]],[2,"ws-captain",1,"WS-3.2",{"card":"CA-MON"},null,[]],[3,"ws-laid",null,"WS-6.1",{"slot":"left","card":"EM-RHI-3"},null,[]],[4,"ws-laid",null,"WS-6.1",{"slot":"middle","card":"EM-RHI-2"},null,[]],[5,"ws-laid",null,"WS-6.1",{"slot":"right","card":"SP-RHI-07"},null,[]],[6,"ws-dealt",0,"WS-3.5",{"count":3},{"cards":["SP-BEA-05","RO-15","SP-OCT-06"]},[0]],[7,"ws-dealt",1,"WS-3.5",{"count":3},{"cards":["EM-OCT-1","EM-LIZ-1","RO-05"]},[1]]]}');
INSERT INTO "log" VALUES('bljEXs0y',5,1.79474713074838113785e+09,'e9V50seE8zz5','ShUbVeBO-hvqEQDv','{"kind":"acted","done":{"seat":0,"move":"land PL-H1.left"},"events":[[8,"ws-landed",0,"WS-5.2",{"sector":"PL-H1.left"},null,[]]]}');
INSERT INTO "log" VALUES('bljEXs0y',6,1.79474713075591254239e+09,'e9V50seE8zz5','hW6iqrCHISRf9RI4','{"kind":"acted","done":{"seat":0,"move":"draw left","chance":[["deck","RO-08"]]},"events":[[9,"ws-drew",0,"WS-6.1",{"card":"EM-RHI-3","slot":"left"},null,[]],[10,"ws-laid",null,"WS-6.1",{"slot":"left","card":"RO-08"},null,[]]]}');
INSERT INTO "log" VALUES('bljEXs0y',7,1.79474713076147866243e+09,'e9V50seE8zz5','3AjwayTGrxKrLlX9','{"kind":"acted","done":{"seat":0,"move":"draw left","chance":[["deck","SP-OWL-04"]]},"events":[[11,"ws-drew",0,"WS-6.1",{"card":"RO-08","slot":"left"},null,[]],[12,"ws-laid",null,"WS-6.1",{"slot":"left","card":"SP-OWL-04"},null,[]]]}');
INSERT INTO "log" VALUES('bljEXs0y',8,1.79474713076669645304e+09,'e9V50seE8zz5','r6Q2S7CJyP_KgQIU','{"kind":"acted","done":{"seat":0,"move":"end"}}');
INSERT INTO "log" VALUES('bljEXs0y',9,1.79474713107465028765e+09,NULL,NULL,'{"kind":"acted","done":{"seat":1,"move":"land PL-H2.right"},"by":"bot","events":[[13,"ws-landed",1,"WS-5.2",{"sector":"PL-H2.right"},null,[]]]}');
INSERT INTO "log" VALUES('bljEXs0y',10,1.79474713107837629318e+09,NULL,NULL,'{"kind":"acted","done":{"seat":1,"move":"action play-robot-emissary"},"by":"bot"}');
INSERT INTO "log" VALUES('bljEXs0y',11,1.79474713108282208449e+09,NULL,NULL,'{"kind":"acted","done":{"seat":1,"move":"play RO-05"},"by":"bot","events":[[14,"ws-played",1,"WS-7.1",{"card":"RO-05"},null,[]]]}');
INSERT INTO "log" VALUES('bljEXs0y',12,1.79474713108878850941e+09,NULL,NULL,'{"kind":"acted","done":{"seat":1,"move":"end"},"by":"bot"}');
INSERT INTO "log" VALUES('bljEXs0y',13,1.79474713109321546552e+09,'e9V50seE8zz5','PzPOJ0bCzCi08_uZ','{"kind":"acted","done":{"seat":0,"move":"land PL-H1.right"},"events":[[15,"ws-landed",0,"WS-5.2",{"sector":"PL-H1.right"},null,[]]]}');
INSERT INTO "log" VALUES('bljEXs0y',14,1.79474713109910678863e+09,'e9V50seE8zz5','a0gQpXXQUrxD9c9k','{"kind":"acted","done":{"seat":0,"move":"play SP-BEA-05"},"events":[[16,"ws-played",0,"WS-7.1",{"card":"SP-BEA-05"},null,[]]]}');
INSERT INTO "log" VALUES('bljEXs0y',15,1.79474713110473632808e+09,'e9V50seE8zz5','vmmMpXKCZMJZP5u2','{"kind":"acted","done":{"seat":0,"move":"discard RO-15"},"events":[[17,"ws-discarded",0,"WS-7.5",{"card":"RO-15"},null,[]]]}');
INSERT INTO "log" VALUES('bljEXs0y',16,1.79474713111071324349e+09,'e9V50seE8zz5','hLpImUtcO0nmxcW9','{"kind":"acted","done":{"seat":0,"move":"play SP-OCT-06"},"events":[[18,"ws-played",0,"WS-7.1",{"card":"SP-OCT-06"},null,[]]]}');
INSERT INTO "log" VALUES('bljEXs0y',17,1.79474713111644077305e+09,'e9V50seE8zz5','0CRgslkExfZ15wID','{"kind":"acted","done":{"seat":0,"move":"play RO-08"},"events":[[19,"ws-played",0,"WS-7.1",{"card":"RO-08"},null,[]],[20,"ws-token",0,"WS-8.1",{"space":1},null,[]]]}');
INSERT INTO "log" VALUES('bljEXs0y',18,1.79474713112201428406e+09,'e9V50seE8zz5','sMN--GXdUjSCiwwH','{"kind":"acted","done":{"seat":0,"move":"draw left","chance":[["deck","EM-MON-1"]]},"events":[[21,"ws-drew",0,"WS-6.1",{"card":"SP-OWL-04","slot":"left"},null,[]],[22,"ws-laid",null,"WS-6.1",{"slot":"left","card":"EM-MON-1"},null,[]]]}');
INSERT INTO "log" VALUES('bljEXs0y',19,1.79474713112795209888e+09,'e9V50seE8zz5','1ckFBl8xfPpUDMbE','{"kind":"acted","done":{"seat":0,"move":"draw left","chance":[["deck","RO-03"]]},"events":[[23,"ws-drew",0,"WS-6.1",{"card":"EM-MON-1","slot":"left"},null,[]],[24,"ws-laid",null,"WS-6.1",{"slot":"left","card":"RO-03"},null,[]]]}');
INSERT INTO "log" VALUES('bljEXs0y',20,1.79474713113340520864e+09,'e9V50seE8zz5','z3bMyTq7Ist6sZqq','{"kind":"acted","done":{"seat":0,"move":"discard EM-RHI-3"},"events":[[25,"ws-discarded",0,"WS-7.5",{"card":"EM-RHI-3"},null,[]]]}');
INSERT INTO "log" VALUES('bljEXs0y',21,1.79474713113884878153e+09,'e9V50seE8zz5','dLsLrECocEbnibTJ','{"kind":"acted","done":{"seat":0,"move":"draw left","chance":[["deck","RO-11"]]},"events":[[26,"ws-drew",0,"WS-6.1",{"card":"RO-03","slot":"left"},null,[]],[27,"ws-laid",null,"WS-6.1",{"slot":"left","card":"RO-11"},null,[]]]}');
INSERT INTO "log" VALUES('bljEXs0y',22,1.79474713114417886729e+09,'e9V50seE8zz5','ky9jXLmcITPG9wXl','{"kind":"acted","done":{"seat":0,"move":"draw left","chance":[["deck","EM-BEA-2"]]},"events":[[28,"ws-drew",0,"WS-6.1",{"card":"RO-11","slot":"left"},null,[]],[29,"ws-laid",null,"WS-6.1",{"slot":"left","card":"EM-BEA-2"},null,[]]]}');
INSERT INTO "log" VALUES('bljEXs0y',23,1.79474713115266823765e+09,'e9V50seE8zz5','n_y8uCp8rIORwNO7','{"kind":"acted","done":{"seat":0,"move":"draw left","chance":[["deck","SP-LIZ-09"]]},"events":[[30,"ws-drew",0,"WS-6.1",{"card":"EM-BEA-2","slot":"left"},null,[]],[31,"ws-laid",null,"WS-6.1",{"slot":"left","card":"SP-LIZ-09"},null,[]]]}');
INSERT INTO "log" VALUES('bljEXs0y',24,1.79474713115927195553e+09,'e9V50seE8zz5','PMJrgQxlu9lH2gkJ','{"kind":"acted","done":{"seat":0,"move":"end","chance":[["planet-3","PL-3C"]]},"events":[[32,"ws-turned-over",0,"WS-5.7",{"planet":"PL-3C"},null,[]]]}');
INSERT INTO "log" VALUES('bljEXs0y',25,1.79474713116716384883e+09,NULL,NULL,'{"kind":"acted","done":{"seat":1,"move":"explore PL-H2.right"},"by":"bot","events":[[33,"ws-explored",1,"WS-5.3",{"sector":"PL-H2.right"},null,[]]]}');
INSERT INTO "log" VALUES('bljEXs0y',26,1.79474713117543387412e+09,NULL,NULL,'{"kind":"acted","done":{"seat":1,"move":"action play-any"},"by":"bot"}');
INSERT INTO "log" VALUES('bljEXs0y',27,1.79474713118052172657e+09,NULL,NULL,'{"kind":"acted","done":{"seat":1,"move":"play EM-LIZ-1"},"by":"bot","events":[[34,"ws-played",1,"WS-7.1",{"card":"EM-LIZ-1"},null,[]]]}');
INSERT INTO "log" VALUES('bljEXs0y',28,1.79474713118391895295e+09,NULL,NULL,'{"kind":"acted","done":{"seat":1,"move":"draw left","chance":[["deck","RO-13"]]},"by":"bot","events":[[35,"ws-drew",1,"WS-6.1",{"card":"SP-LIZ-09","slot":"left"},null,[]],[36,"ws-laid",null,"WS-6.1",{"slot":"left","card":"RO-13"},null,[]]]}');
INSERT INTO "log" VALUES('bljEXs0y',29,1.79474713119010686871e+09,NULL,NULL,'{"kind":"acted","done":{"seat":1,"move":"end"},"by":"bot"}');
INSERT INTO "log" VALUES('bljEXs0y',30,1.79474713119460225108e+09,'e9V50seE8zz5','NqEBYuDFX5ja_Pad','{"kind":"acted","done":{"seat":0,"move":"land PL-H2.left"},"events":[[37,"ws-landed",0,"WS-5.2",{"sector":"PL-H2.left"},null,[]]]}');
INSERT INTO "log" VALUES('bljEXs0y',31,1.79474713120073294642e+09,'e9V50seE8zz5','6aV6dX2NqXOissD5','{"kind":"acted","done":{"seat":0,"move":"discard SP-OWL-04"},"events":[[38,"ws-discarded",0,"WS-7.5",{"card":"SP-OWL-04"},null,[]]]}');
INSERT INTO "log" VALUES('bljEXs0y',32,1.79474713120636320115e+09,'e9V50seE8zz5','9P7xojk5r6XPPuWV','{"kind":"acted","done":{"seat":0,"move":"action draw-3"}}');
INSERT INTO "log" VALUES('bljEXs0y',33,1.79474713121213650703e+09,'e9V50seE8zz5','fIV_EU0SmRTT1ily','{"kind":"acted","done":{"seat":0,"move":"draw left","chance":[["deck","EM-OWL-3"]]},"events":[[39,"ws-drew",0,"WS-6.1",{"card":"RO-13","slot":"left"},null,[]],[40,"ws-laid",null,"WS-6.1",{"slot":"left","card":"EM-OWL-3"},null,[]]]}');
INSERT INTO "log" VALUES('bljEXs0y',34,1.79474713121786737441e+09,'e9V50seE8zz5','rhxpunuQSfU--uwv','{"kind":"acted","done":{"seat":0,"move":"draw left","chance":[["deck","SP-MON-09"]]},"events":[[41,"ws-drew",0,"WS-6.1",{"card":"EM-OWL-3","slot":"left"},null,[]],[42,"ws-laid",null,"WS-6.1",{"slot":"left","card":"SP-MON-09"},null,[]]]}');
INSERT INTO "log" VALUES('bljEXs0y',35,1.79474713122353720664e+09,'e9V50seE8zz5','wXPt2zH_n6G74KqP','{"kind":"acted","done":{"seat":0,"move":"draw left","chance":[["deck","SP-OCT-10"]]},"events":[[43,"ws-drew",0,"WS-6.1",{"card":"SP-MON-09","slot":"left"},null,[]],[44,"ws-laid",null,"WS-6.1",{"slot":"left","card":"SP-OCT-10"},null,[]]]}');
INSERT INTO "log" VALUES('bljEXs0y',36,1.79474713122946882251e+09,'e9V50seE8zz5','UHVUmasw3lsHIXwe','{"kind":"acted","done":{"seat":0,"move":"end"}}');
INSERT INTO "log" VALUES('bljEXs0y',37,1.79474713123490405087e+09,NULL,NULL,'{"kind":"acted","done":{"seat":1,"move":"land PL-3C.left"},"by":"bot","events":[[45,"ws-landed",1,"WS-5.2",{"sector":"PL-3C.left"},null,[]]]}');
INSERT INTO "log" VALUES('bljEXs0y',38,1.79474713123976659773e+09,NULL,NULL,'{"kind":"acted","done":{"seat":1,"move":"discard EM-OCT-1"},"by":"bot","events":[[46,"ws-discarded",1,"WS-7.5",{"card":"EM-OCT-1"},null,[]]]}');
INSERT INTO "log" VALUES('bljEXs0y',39,1.79474713124483633043e+09,NULL,NULL,'{"kind":"acted","done":{"seat":1,"move":"take right","chance":[["deck","SP-BEA-06"]]},"by":"bot","events":[[47,"ws-laid",null,"WS-6.1",{"slot":"right","card":"SP-BEA-06"},null,[]],[48,"ws-took",1,"WS-12.3",{"card":"SP-RHI-07","source":"right"},null,[]],[49,"ws-played",1,"WS-7.1",{"card":"SP-RHI-07"},null,[]]]}');
INSERT INTO "log" VALUES('bljEXs0y',40,1.79474713124995183949e+09,NULL,NULL,'{"kind":"acted","done":{"seat":1,"move":"play SP-LIZ-09"},"by":"bot","events":[[50,"ws-played",1,"WS-7.1",{"card":"SP-LIZ-09"},null,[]]]}');
INSERT INTO "log" VALUES('bljEXs0y',41,1.79474713125331282611e+09,NULL,NULL,'{"kind":"acted","done":{"seat":1,"move":"remove SP-RHI-07"},"by":"bot","events":[[51,"ws-removed",1,"WS-7.4",{"card":"SP-RHI-07"},null,[]]]}');
INSERT INTO "log" VALUES('bljEXs0y',42,1.79474713125949430461e+09,NULL,NULL,'{"kind":"acted","done":{"seat":1,"move":"take middle","chance":[["deck","SP-OWL-05"]]},"by":"bot","events":[[52,"ws-laid",null,"WS-6.1",{"slot":"middle","card":"SP-OWL-05"},null,[]],[53,"ws-took",1,"WS-12.3",{"card":"EM-RHI-2","source":"middle"},null,[]],[54,"ws-played",1,"WS-7.1",{"card":"EM-RHI-2"},null,[]]]}');
INSERT INTO "log" VALUES('bljEXs0y',43,1.79474713126421189313e+09,'e9V50seE8zz5','75HkLBYu5xBck_C4','{"kind":"acted","done":{"seat":0,"move":"land PL-H2.right"},"events":[[55,"ws-landed",0,"WS-5.2",{"sector":"PL-H2.right"},null,[]]]}');
INSERT INTO "log" VALUES('bljEXs0y',44,1.79474713127026963229e+09,'e9V50seE8zz5','un30X_KwmNqte0fQ','{"kind":"acted","done":{"seat":0,"move":"action play-robot-emissary"}}');
INSERT INTO "log" VALUES('bljEXs0y',45,1.79474713127651190752e+09,'e9V50seE8zz5','Z-SwvSFTdh7oHIkH','{"kind":"acted","done":{"seat":0,"move":"play EM-MON-1"},"events":[[56,"ws-played",0,"WS-7.1",{"card":"EM-MON-1"},null,[]]]}');
INSERT INTO "log" VALUES('bljEXs0y',46,1.7947471312827630043e+09,'e9V50seE8zz5','frXPCf7RMi0g396Q','{"kind":"acted","done":{"seat":0,"move":"discard RO-03"},"events":[[57,"ws-discarded",0,"WS-7.5",{"card":"RO-03"},null,[]]]}');
INSERT INTO "log" VALUES('bljEXs0y',47,1.794747131288715601e+09,'e9V50seE8zz5','cLG0BSeCh9oSlkt-','{"kind":"acted","done":{"seat":0,"move":"draw left","chance":[["deck","SP-BEA-07"]]},"events":[[58,"ws-drew",0,"WS-6.1",{"card":"SP-OCT-10","slot":"left"},null,[]],[59,"ws-laid",null,"WS-6.1",{"slot":"left","card":"SP-BEA-07"},null,[]]]}');
INSERT INTO "log" VALUES('bljEXs0y',48,1.79474713129460430142e+09,'e9V50seE8zz5','WS9OP567tvwuVdbr','{"kind":"acted","done":{"seat":0,"move":"draw left","chance":[["deck","SP-OWL-10"]]},"events":[[60,"ws-drew",0,"WS-6.1",{"card":"SP-BEA-07","slot":"left"},null,[]],[61,"ws-laid",null,"WS-6.1",{"slot":"left","card":"SP-OWL-10"},null,[]]]}');
INSERT INTO "log" VALUES('bljEXs0y',49,1.79474713130105853085e+09,'e9V50seE8zz5','4W7dylumS1CygUR7','{"kind":"acted","done":{"seat":0,"move":"end"}}');
INSERT INTO "log" VALUES('bljEXs0y',50,1.79474713130545377726e+09,NULL,NULL,'{"kind":"acted","done":{"seat":1,"move":"explore PL-3C.left"},"by":"bot","events":[[62,"ws-explored",1,"WS-5.3",{"sector":"PL-3C.left"},null,[]]]}');
INSERT INTO "log" VALUES('bljEXs0y',51,1.79474713130999970439e+09,NULL,NULL,'{"kind":"acted","done":{"seat":1,"move":"action draw-3"},"by":"bot"}');
INSERT INTO "log" VALUES('bljEXs0y',52,1.79474713131474041937e+09,NULL,NULL,'{"kind":"acted","done":{"seat":1,"move":"draw left","chance":[["deck","EM-MON-4"]]},"by":"bot","events":[[63,"ws-drew",1,"WS-6.1",{"card":"SP-OWL-10","slot":"left"},null,[]],[64,"ws-laid",null,"WS-6.1",{"slot":"left","card":"EM-MON-4"},null,[]]]}');
INSERT INTO "log" VALUES('bljEXs0y',53,1.79474713131949949263e+09,NULL,NULL,'{"kind":"acted","done":{"seat":1,"move":"draw left","chance":[["deck","SP-LIZ-04"]]},"by":"bot","events":[[65,"ws-drew",1,"WS-6.1",{"card":"EM-MON-4","slot":"left"},null,[]],[66,"ws-laid",null,"WS-6.1",{"slot":"left","card":"SP-LIZ-04"},null,[]]]}');
INSERT INTO "log" VALUES('bljEXs0y',54,1.79474713132440137856e+09,NULL,NULL,'{"kind":"acted","done":{"seat":1,"move":"draw middle","chance":[["deck","EM-LIZ-3"]]},"by":"bot","events":[[67,"ws-drew",1,"WS-6.1",{"card":"SP-OWL-05","slot":"middle"},null,[]],[68,"ws-laid",null,"WS-6.1",{"slot":"middle","card":"EM-LIZ-3"},null,[]]]}');
INSERT INTO "log" VALUES('bljEXs0y',55,1.79474713132928419116e+09,NULL,NULL,'{"kind":"acted","done":{"seat":1,"move":"end"},"by":"bot"}');
INSERT INTO "log" VALUES('bljEXs0y',56,1.79474713133374428751e+09,'e9V50seE8zz5','VNxhBNfkb9G-_JF0','{"kind":"acted","done":{"seat":0,"move":"land PL-3C.left"},"events":[[69,"ws-landed",0,"WS-5.2",{"sector":"PL-3C.left"},null,[]]]}');
INSERT INTO "log" VALUES('bljEXs0y',57,1.79474713133969759936e+09,'e9V50seE8zz5','H05N-cxFmlyVUA5I','{"kind":"acted","done":{"seat":0,"move":"discard RO-11"},"events":[[70,"ws-discarded",0,"WS-7.5",{"card":"RO-11"},null,[]]]}');
INSERT INTO "log" VALUES('bljEXs0y',58,1.7947471313463737965e+09,'e9V50seE8zz5','TtgwiFhjUpqpIK3r','{"kind":"acted","done":{"seat":0,"move":"take left","chance":[["deck","RO-04"]]},"events":[[71,"ws-laid",null,"WS-6.1",{"slot":"left","card":"RO-04"},null,[]],[72,"ws-took",0,"WS-12.3",{"card":"SP-LIZ-04","source":"left"},null,[]],[73,"ws-played",0,"WS-7.1",{"card":"SP-LIZ-04"},null,[]],[74,"ws-token",0,"WS-8.1",{"space":2},null,[]]]}');
INSERT INTO "log" VALUES('bljEXs0y',59,1.79474713135269832615e+09,'e9V50seE8zz5','lqhjze3crr_Ff54I','{"kind":"acted","done":{"seat":0,"move":"play EM-BEA-2"},"events":[[75,"ws-played",0,"WS-7.1",{"card":"EM-BEA-2"},null,[]]]}');
INSERT INTO "log" VALUES('bljEXs0y',60,1.79474713135901379592e+09,'e9V50seE8zz5','ndTZY9lliOQB5jUZ','{"kind":"acted","done":{"seat":0,"move":"draw left","chance":[["deck","EM-RHI-1"]]},"events":[[76,"ws-drew",0,"WS-6.1",{"card":"RO-04","slot":"left"},null,[]],[77,"ws-laid",null,"WS-6.1",{"slot":"left","card":"EM-RHI-1"},null,[]]]}');
INSERT INTO "log" VALUES('bljEXs0y',61,1.79474713136987018592e+09,'e9V50seE8zz5','N1iOo7h2hSWUvsyy','{"kind":"acted","done":{"seat":0,"move":"draw left","chance":[["deck","SP-LIZ-03"]]},"events":[[78,"ws-drew",0,"WS-6.1",{"card":"EM-RHI-1","slot":"left"},null,[]],[79,"ws-laid",null,"WS-6.1",{"slot":"left","card":"SP-LIZ-03"},null,[]]]}');
INSERT INTO "log" VALUES('bljEXs0y',62,1.79474713137688159938e+09,'e9V50seE8zz5','NZpV8Ysz0rBBhP8X','{"kind":"undone","seat":0,"kept":77,"consent":[1],"events":[[78,"undone",0,"",{"consent":[1]},null,[]]]}');
INSERT INTO "log" VALUES('bljEXs0y',63,1.79474713138040328028e+09,'e9V50seE8zz5','QMj_WxSIQ20ERC-9','{"kind":"said","person":"e9V50seE8zz5","name":"Ada of the shelf","text":"Je reviens demain."}');
INSERT INTO "log" VALUES('lB4HmUUe',1,1.79474713138451790806e+09,'e9V50seE8zz5',NULL,'{"kind":"opened","owner":"e9V50seE8zz5","game":"wild-space","seats":2,"title":"Wild Space","tempo":{"kind":"days","reserve":86400.0},"public":true}');
INSERT INTO "log" VALUES('lB4HmUUe',2,1.79474713138451790806e+09,'e9V50seE8zz5',NULL,'{"kind":"sat","seat":0,"person":"e9V50seE8zz5","name":"Ada of the shelf"}');
INSERT INTO "log" VALUES('lB4HmUUe',3,1.79474713138824820517e+09,'sSF2tSTlH2zX','M6ok1EYR7Z86u_2j','{"kind":"sat","seat":1,"person":"sSF2tSTlH2zX","name":"Ben"}');
INSERT INTO "log" VALUES('lB4HmUUe',4,1.7947471313920505047e+09,'e9V50seE8zz5','VVyqdw1J2eW0Am-Y','{"kind":"started","seed":583794949544406181,"order":[0,1],"events":[[1,"ws-captain",0,"WS-3.2",{"card":"CA-LIZ"},null,[]],[2,"ws-captain",1,"WS-3.2",{"card":"CA-OCT"},null,[]],[3,"ws-laid",null,"WS-6.1",{"slot":"left","card":"RO-15"},null,[]],[4,"ws-laid",null,"WS-6.1",{"slot":"middle","card":"SP-RHI-08"},null,[]],[5,"ws-laid",null,"WS-6.1",{"slot":"right","card":"SP-OWL-03"},null,[]],[6,"ws-dealt",0,"WS-3.5",{"count":3},{"cards":["EM-OCT-4","RO-18","EM-BEA-3"]},[0]],[7,"ws-dealt",1,"WS-3.5",{"count":3},{"cards":["SP-LIZ-03","RO-07","SP-MON-03"]},[1]]]}');
INSERT INTO "log" VALUES('lB4HmUUe',5,1.79474713139832425115e+09,'e9V50seE8zz5','xEt_khREW2jZfiSa','{"kind":"acted","done":{"seat":0,"move":"land PL-H1.left"},"events":[[8,"ws-landed",0,"WS-5.2",{"sector":"PL-H1.left"},null,[]]]}');
INSERT INTO "log" VALUES('lB4HmUUe',6,1.79474713140596079828e+09,'e9V50seE8zz5','rnhB5ZOtK3c3uT_-','{"kind":"acted","done":{"seat":0,"move":"draw left","chance":[["deck","EM-BEA-1"]]},"events":[[9,"ws-drew",0,"WS-6.1",{"card":"RO-15","slot":"left"},null,[]],[10,"ws-laid",null,"WS-6.1",{"slot":"left","card":"EM-BEA-1"},null,[]]]}');
INSERT INTO "log" VALUES('lB4HmUUe',7,1.79474713141353321068e+09,'e9V50seE8zz5','gFmi9LT0bRssR6cK','{"kind":"acted","done":{"seat":0,"move":"draw left","chance":[["deck","EM-OWL-2"]]},"events":[[11,"ws-drew",0,"WS-6.1",{"card":"EM-BEA-1","slot":"left"},null,[]],[12,"ws-laid",null,"WS-6.1",{"slot":"left","card":"EM-OWL-2"},null,[]]]}');
INSERT INTO "log" VALUES('YDaDItxR',1,1.7947471314248914718e+09,'e9V50seE8zz5',NULL,'{"kind":"opened","owner":"e9V50seE8zz5","game":"wild-space","seats":3,"title":"To join","tempo":{},"public":true}');
INSERT INTO "log" VALUES('YDaDItxR',2,1.7947471314248914718e+09,'e9V50seE8zz5',NULL,'{"kind":"sat","seat":0,"person":"e9V50seE8zz5","name":"Ada of the shelf"}');
CREATE TABLE orders (
	id VARCHAR(24) NOT NULL, 
	table_id VARCHAR(16) NOT NULL, 
	person VARCHAR(24) NOT NULL, 
	created FLOAT NOT NULL, 
	body TEXT NOT NULL, 
	CONSTRAINT pk_orders PRIMARY KEY (id)
);
INSERT INTO "orders" VALUES('aZAQSuiKfgMH','lB4HmUUe','sSF2tSTlH2zX',1.79474713141958069797e+09,'{"choose":["end"],"prompt":"*","unless":[],"up_to":null,"times":null}');
CREATE TABLE packs (
	digest VARCHAR(64) NOT NULL, 
	name VARCHAR(80) NOT NULL, 
	game VARCHAR(40) NOT NULL, 
	owner VARCHAR(24) NOT NULL, 
	body TEXT NOT NULL, 
	CONSTRAINT pk_packs PRIMARY KEY (digest)
);
CREATE TABLE people (
	id VARCHAR(24) NOT NULL, 
	name VARCHAR(40) NOT NULL, 
	account VARCHAR(40), 
	passphrase VARCHAR(200), 
	email VARCHAR(254), 
	webhook VARCHAR(500), 
	language VARCHAR(8) NOT NULL, 
	notices BOOLEAN NOT NULL, 
	created FLOAT NOT NULL, 
	CONSTRAINT pk_people PRIMARY KEY (id), 
	CONSTRAINT uq_people_account UNIQUE (account)
);
INSERT INTO "people" VALUES('e9V50seE8zz5','Ada of the shelf','ada of the shelf','$argon2id$v=19$m=65536,t=3,p=4$hgWYFYdNLDKSrVY1h0HO8w$VjhU/Cx89UyS+5g7gr3jmq1x4EC4JASH96gREt87ZS4',NULL,NULL,'en',1,1.79474713049600195888e+09);
INSERT INTO "people" VALUES('sSF2tSTlH2zX','Ben',NULL,NULL,NULL,NULL,'fr',1,1.79474713051968598367e+09);
CREATE TABLE processes (
	id VARCHAR(24) NOT NULL, 
	until FLOAT NOT NULL, 
	CONSTRAINT pk_processes PRIMARY KEY (id)
);
CREATE TABLE recoveries (
	token VARCHAR(64) NOT NULL, 
	person VARCHAR(24) NOT NULL, 
	expires FLOAT NOT NULL, 
	CONSTRAINT pk_recoveries PRIMARY KEY (token), 
	CONSTRAINT fk_recoveries_person FOREIGN KEY(person) REFERENCES people (id) ON DELETE CASCADE
);
CREATE TABLE seats (
	table_id VARCHAR(16) NOT NULL, 
	seat INTEGER NOT NULL, 
	person VARCHAR(24) NOT NULL, 
	asked BOOLEAN NOT NULL, 
	since FLOAT NOT NULL, 
	noticed FLOAT DEFAULT '0' NOT NULL, 
	looked FLOAT DEFAULT '0' NOT NULL, 
	CONSTRAINT pk_seats PRIMARY KEY (table_id, seat)
);
INSERT INTO "seats" VALUES('bljEXs0y',1,'',0,0.0,0.0,0.0);
INSERT INTO "seats" VALUES('bljEXs0y',0,'e9V50seE8zz5',1,1.79474713132928419116e+09,0.0,1.79474713107710409165e+09);
INSERT INTO "seats" VALUES('lB4HmUUe',1,'sSF2tSTlH2zX',0,0.0,0.0,0.0);
INSERT INTO "seats" VALUES('lB4HmUUe',0,'e9V50seE8zz5',1,1.7947471313920505047e+09,0.0,0.0);
INSERT INTO "seats" VALUES('YDaDItxR',1,'',0,0.0,0.0,0.0);
INSERT INTO "seats" VALUES('YDaDItxR',2,'',0,0.0,0.0,0.0);
INSERT INTO "seats" VALUES('YDaDItxR',0,'e9V50seE8zz5',0,0.0,0.0,0.0);
CREATE TABLE sessions (
	token VARCHAR(64) NOT NULL, 
	person VARCHAR(24) NOT NULL, 
	created FLOAT NOT NULL, 
	expires FLOAT NOT NULL, 
	CONSTRAINT pk_sessions PRIMARY KEY (token), 
	CONSTRAINT fk_sessions_person FOREIGN KEY(person) REFERENCES people (id) ON DELETE CASCADE
);
INSERT INTO "sessions" VALUES('40e20fcb4af55d1c3ce2b82b062398f9539a0bf32c224af43cf2cb04a0556ffb','e9V50seE8zz5',1.7947471304983570575e+09,1.82930713049835705751e+09);
INSERT INTO "sessions" VALUES('c063934487acfff04e70294a0db599bcb7e060822efb95b5e1fc09dd603a3a50','sSF2tSTlH2zX',1.7947471305213365555e+09,1.8293071305213365555e+09);
CREATE TABLE tables (
	id VARCHAR(16) NOT NULL, 
	sequence INTEGER NOT NULL, 
	game VARCHAR(40) NOT NULL, 
	title VARCHAR(80) NOT NULL, 
	owner VARCHAR(24) NOT NULL, 
	status VARCHAR(10) NOT NULL, 
	public BOOLEAN NOT NULL, 
	tempo VARCHAR(10) NOT NULL, 
	free INTEGER NOT NULL, 
	moved FLOAT NOT NULL, 
	due FLOAT, 
	leader VARCHAR(24), 
	card TEXT NOT NULL, 
	CONSTRAINT pk_tables PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('bljEXs0y',63,'wild-space','Against a bot','e9V50seE8zz5','playing',0,'turns',0,1.79474713138040328028e+09,NULL,NULL,'{"id": "bljEXs0y", "game": "wild-space", "title": "Against a bot", "options": {}, "packs": {}, "tempo": {}, "public": false, "status": "playing", "owner": "e9V50seE8zz5", "opened": 1794747130.7218306, "places": [{"person": "e9V50seE8zz5", "name": "Ada of the shelf", "bot": null, "resigned": false, "asked": true}, {"person": null, "name": "", "bot": "rookie", "resigned": false, "asked": false}], "undo": null, "result": null, "rematch": null}');
INSERT INTO "tables" VALUES('lB4HmUUe',7,'wild-space','Wild Space','e9V50seE8zz5','playing',1,'days',0,1.79474713141353321068e+09,1.79483353139205050472e+09,NULL,'{"id": "lB4HmUUe", "game": "wild-space", "title": "Wild Space", "options": {}, "packs": {}, "tempo": {"kind": "days", "reserve": 86400.0}, "public": true, "status": "playing", "owner": "e9V50seE8zz5", "opened": 1794747131.384518, "places": [{"person": "e9V50seE8zz5", "name": "Ada of the shelf", "bot": null, "resigned": false, "asked": true}, {"person": "sSF2tSTlH2zX", "name": "Ben", "bot": null, "resigned": false, "asked": false}], "undo": null, "result": null, "rematch": null}');
INSERT INTO "tables" VALUES('YDaDItxR',2,'wild-space','To join','e9V50seE8zz5','open',1,'turns',2,1.7947471314248914718e+09,NULL,NULL,'{"id": "YDaDItxR", "game": "wild-space", "title": "To join", "options": {}, "packs": {}, "tempo": {}, "public": true, "status": "open", "owner": "e9V50seE8zz5", "opened": 1794747131.4248915, "places": [{"person": "e9V50seE8zz5", "name": "Ada of the shelf", "bot": null, "resigned": false, "asked": false}, {"person": null, "name": "", "bot": null, "resigned": false, "asked": false}, {"person": null, "name": "", "bot": null, "resigned": false, "asked": false}], "undo": null, "result": null, "rematch": null}');
CREATE INDEX ix_links_table_id ON links (table_id);
CREATE INDEX ix_orders_table_id ON orders (table_id);
CREATE INDEX ix_seats_person ON seats (person);
CREATE INDEX ix_tables_due ON tables (due);
CREATE INDEX ix_tables_owner ON tables (owner);
CREATE INDEX ix_tables_status ON tables (status);
CREATE INDEX ix_recoveries_person ON recoveries (person);
CREATE INDEX ix_sessions_person ON sessions (person);
COMMIT;
