import Domain
import FeatureKit
import Reactive

extension BarDIContainer {
    func makeInventoryViewModel(in flow: Flow<BarStep>) -> InventoryViewModel {
        InventoryViewModel(
            reader: InventoryReader(
                bar: dependencies.bar, drinks: dependencies.drinks, ingredients: dependencies.ingredients,
                rankPurchases: dependencies.rankPurchases, useUp: dependencies.useUp, records: dependencies.records,
                times: dependencies.times, strings: dependencies.strings),
            addToShopping: dependencies.addToShopping, writer: dependencies.makeWriter(), flow: flow)
    }

    func makeAddBottlesViewModel(from filter: BottleFilter, in flow: Flow<BarStep>) -> AddBottlesViewModel {
        AddBottlesViewModel(
            filter: filter,
            search: BottleSearch(
                drinks: dependencies.drinks, ingredients: dependencies.ingredients, bar: dependencies.bar,
                language: dependencies.strings.language),
            writer: dependencies.makeWriter(), flow: flow, strings: dependencies.strings)
    }

    func makeMakeableViewModel(in flow: Flow<BarStep>) -> MakeableViewModel {
        MakeableViewModel(
            reader: MakeableReader(
                bar: dependencies.bar, drinks: dependencies.drinks, ingredients: dependencies.ingredients,
                useUp: dependencies.useUp, times: dependencies.times, strings: dependencies.strings),
            flow: flow)
    }

    func makePurchaseListViewModel(_ list: PurchaseList, in flow: Flow<BarStep>) -> PurchaseListViewModel {
        PurchaseListViewModel(
            reader: PurchaseListReader(
                list: list, bar: dependencies.bar, rankPurchases: dependencies.rankPurchases,
                drinks: dependencies.drinks, ingredients: dependencies.ingredients, strings: dependencies.strings),
            addToShopping: dependencies.addToShopping, writer: dependencies.makeWriter(), flow: flow,
            strings: dependencies.strings)
    }

    func makeUseUpViewModel(in flow: Flow<BarStep>) -> UseUpViewModel {
        UseUpViewModel(
            reader: UseUpReader(
                useUp: dependencies.useUp, drinks: dependencies.drinks, ingredients: dependencies.ingredients,
                times: dependencies.times, strings: dependencies.strings),
            flow: flow)
    }

    func makeShoppingViewModel(in flow: Flow<BarStep>) -> ShoppingViewModel {
        ShoppingViewModel(
            reader: ShoppingReader(
                shopping: dependencies.records.shopping, drinks: dependencies.drinks,
                ingredients: dependencies.ingredients, bar: dependencies.bar),
            actions: (dependencies.addToShopping, dependencies.tickShopping),
            makeFormatter: { [dependencies] in dependencies.shoppingFormatter }, writer: dependencies.makeWriter(),
            flow: flow, strings: dependencies.strings)
    }

    func makeLogViewModel(in flow: Flow<BarStep>) -> LogViewModel {
        LogViewModel(
            log: dependencies.records.log, profile: dependencies.bar.profile,
            makeReader: { [dependencies] in dependencies.logReader },
            makeDrink: dependencies.makeDrink, writer: dependencies.makeWriter(), flow: flow,
            strings: dependencies.strings)
    }

    func makePartyViewModel(in flow: Flow<BarStep>) -> PartyViewModel {
        PartyViewModel(
            PartyEditor(
                makeReader: { [dependencies] in dependencies.partyReader }, parties: dependencies.records.parties,
                profile: dependencies.bar.profile, makeDrink: dependencies.makeDrink,
                addToShopping: dependencies.addToShopping, clock: dependencies.times.clock,
                writer: dependencies.makeWriter(), flow: flow, strings: dependencies.strings))
    }

    func makeHouseViewModel(in flow: Flow<BarStep>) -> HouseViewModel {
        HouseViewModel(
            reader: dependencies.houseReader,
            makeBatch: MakeBatch(
                bar: dependencies.bar, ingredients: dependencies.ingredients, clock: dependencies.times.clock),
            writer: dependencies.makeWriter(), flow: flow)
    }

    func makeStaplesViewModel(in flow: Flow<BarStep>) -> StaplesViewModel {
        StaplesViewModel(
            reader: StaplesReader(
                bar: dependencies.bar, ingredients: dependencies.ingredients, strings: dependencies.strings),
            writer: dependencies.makeWriter(), flow: flow)
    }

    func makeStatisticsViewModel() -> ReadViewModel<StatisticsState> {
        let reader = StatisticsReader(
            statistics: dependencies.records.statistics, marks: dependencies.records.marks,
            drinks: dependencies.drinks, ingredients: dependencies.ingredients, bar: dependencies.bar,
            times: dependencies.times, strings: dependencies.strings)
        return ReadViewModel(StatisticsState(), strings: reader.strings) {
            StatisticsFormatter(strings: reader.strings).state(of: try await reader.read())
        }
    }

    func makeCalculatorViewModel() -> CalculatorViewModel {
        CalculatorViewModel(
            form: CalculatorForm(
                strings: dependencies.strings, dilution: dependencies.preferences.value.dilution),
            draft: dependencies.calculatorDraft)
    }
}

extension BarDIContainer.Dependencies {
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
        ShoppingFormatter(strings: strings, volume: preferences.value.volume)
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
