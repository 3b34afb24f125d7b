internal import Domain
internal import FeatureKit
internal import Reactive

extension BarDIContainer.Dependencies {
    /// Puts things on the shopping list.
    var addToShopping: AddToShopping {
        AddToShopping(
            drinks: drinks, ingredients: ingredients, bar: bar, shopping: records.shopping,
            units: preferences.value.units)
    }

    /// Ranks what to buy.
    var rankPurchases: RankPurchases { RankPurchases(bar: bar, adviser: adviser) }

    /// Ticks things on it.
    var tickShopping: TickShopping { TickShopping(bar: bar, shopping: records.shopping) }

    /// Puts a making into the log.
    var makeDrink: MakeDrink {
        MakeDrink(
            describe: DescribeDrink(drinks: drinks, ingredients: ingredients, bar: bar), log: records.log,
            profile: bar.profile, clock: times.clock, localTime: times.local,
            calculator: DrinkCalculator(dilution: preferences.value.dilution, units: preferences.value.units))
    }
}
