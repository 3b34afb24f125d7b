import Domain
import FeatureKit
import Reactive

extension BarDIContainer.Dependencies {
    /// Omits the member's units: only missing drink ingredients need them, and the bar adds none.
    var addToShopping: AddToShopping {
        AddToShopping(drinks: drinks, ingredients: ingredients, bar: bar, shopping: records.shopping)
    }

    var rankPurchases: RankPurchases { RankPurchases(bar: bar, adviser: adviser) }

    var tickShopping: TickShopping { TickShopping(bar: bar, shopping: records.shopping) }

    var useUp: UseUp { UseUp(bar: bar, drinks: drinks, ingredients: ingredients) }

    var makeDrink: MakeDrink {
        MakeDrink(
            describe: DescribeDrink(drinks: drinks, ingredients: ingredients, bar: bar), log: records.log,
            profile: bar.profile, clock: times.clock, localTime: times.local,
            calculator: { @MainActor [preferences] in preferences.value.calculator }
        ).lowering(bar)
    }

    var shoppingFormatter: ShoppingFormatter {
        ShoppingFormatter(strings: strings, units: preferences.value.units, volume: preferences.value.volume)
    }

    var logReader: LogReader {
        LogReader(
            log: records.log, drinks: drinks, bar: bar, times: times,
            text: LogText(strings: strings, standardDrink: preferences.value.standardDrink))
    }

    var partyReader: PartyReader {
        PartyReader(
            parties: records.parties, house: records.house, drinks: drinks, ingredients: ingredients, bar: bar,
            times: times, formatter: shoppingFormatter)
    }

    var houseReader: HouseReader {
        HouseReader(house: records.house, ingredients: ingredients, party: partyReader, times: times)
    }

    func makeWriter() -> MemberWriter { MemberWriter(authorizer: authorizer, strings: strings) }
}
