"""Latest Models: the spliced classes IC and IIC, the sphere IIIC, and fleets of class IVC."""

from perihelion.games.galaxy_trucker.expansions.latest_models.expansion import LatestModels
from perihelion.games.galaxy_trucker.expansions.latest_models.meetings import (
    BetterGoods,
    HarderOpportunities,
    MerchantOfFleet,
)

__all__ = ["BetterGoods", "HarderOpportunities", "LatestModels", "MerchantOfFleet"]
