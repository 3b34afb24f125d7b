import Domain

extension StagedReader: DrinkMarkRepository {
    func marks(
        of drinks: [Identifier<Drink>], for profile: Identifier<Profile>
    ) async throws -> [Identifier<Drink>: DrinkMarks] { try await answer() }
    func drinks(
        marked mark: DrinkMark, for profile: Identifier<Profile>, after last: MarkedDrink?, limit: Int
    ) async throws -> [MarkedDrink] { try await answer() }
    func count(of mark: DrinkMark, for profile: Identifier<Profile>) async throws -> Int { try await answer() }
    func change(
        _ change: DrinkMarkChange, at now: Int64, for profile: Identifier<Profile>
    ) async throws -> DrinkMarkChange { try refuse() }
    func ratings(of profile: Identifier<Profile>) async throws -> [Identifier<Drink>: Rating] { try await answer() }
    func setOpinion(
        _ opinion: DrinkOpinion?, of drink: Identifier<Drink>, at now: Int64, for profile: Identifier<Profile>
    ) async throws -> Bool { try refuse() }
}

extension StagedReader: MadeLogRepository {
    func add(_ making: Making, of profile: Identifier<Profile>) async throws -> MadeEntry { try refuse() }
    func add(
        _ making: Making, pouring poured: [Identifier<Ingredient>: Double], of profile: Identifier<Profile>
    ) async throws -> (entry: MadeEntry, bar: BarChange) { try refuse() }
    func update(_ entry: MadeEntry, of profile: Identifier<Profile>) async throws -> Bool { try refuse() }
    func remove(_ ids: [Identifier<MadeEntry>], of profile: Identifier<Profile>) async throws -> [MadeEntry] {
        try refuse()
    }
    func entries(
        of profile: Identifier<Profile>, drink: Identifier<Drink>?, after last: MadeEntry?, limit: Int
    ) async throws -> [MadeEntry] { try await answer() }
    func summaries(
        of drinks: [Identifier<Drink>], for profile: Identifier<Profile>
    ) async throws -> [Identifier<Drink>: MadeSummary] { try await answer() }
    func madeDrinks(
        of profile: Identifier<Profile>, after last: MadeSummary?, limit: Int
    ) async throws -> [MadeSummary] { try await answer() }
    func madeDrinkCount(of profile: Identifier<Profile>) async throws -> Int { try await answer() }
    func total(since moment: Int64, of profile: Identifier<Profile>) async throws -> MadeTotal { try await answer() }
    func total(
        since moment: Int64, before end: Int64, of profile: Identifier<Profile>
    ) async throws -> MadeTotal { try await answer() }
}

extension StagedReader: ShoppingRepository {
    func items(of profile: Identifier<Profile>) async throws -> [ShoppingItem] { try await answer() }
    func add(_ entries: [ShoppingEntry], of profile: Identifier<Profile>) async throws -> [ShoppingItem] {
        try refuse()
    }
    func setDone(
        _ isDone: Bool, _ ids: [Identifier<ShoppingItem>], of profile: Identifier<Profile>
    ) async throws -> ShoppingTick { try refuse() }
    func remove(_ ids: [Identifier<ShoppingItem>], of profile: Identifier<Profile>) async throws -> [ShoppingItem] {
        try refuse()
    }
    func clear(onlyDone: Bool, of profile: Identifier<Profile>) async throws -> [ShoppingItem] { try refuse() }
}

extension StagedReader: SavedFilterRepository {
    func filters(of profile: Identifier<Profile>) async throws -> [SavedFilter] { try await answer() }
    func save(_ filter: SavedFilter, of profile: Identifier<Profile>) async throws { try refuse() }
    func remove(_ name: String, of profile: Identifier<Profile>) async throws -> Bool { try refuse() }
}

extension StagedReader: PartyRepository {
    func menu(of profile: Identifier<Profile>) async throws -> [PartyDrink] { try await answer() }
    func setMenu(_ menu: [PartyDrink], of profile: Identifier<Profile>) async throws { try refuse() }
    func orders(
        of profile: Identifier<Profile>, after last: PartyOrder?, limit: Int
    ) async throws -> [PartyOrder] { try await answer() }
    func add(
        _ drink: Identifier<Drink>, name: String, note: String, of profile: Identifier<Profile>
    ) async throws -> PartyOrder { try refuse() }
    func update(_ order: PartyOrder, of profile: Identifier<Profile>) async throws -> Bool { try refuse() }
    func remove(_ ids: [Identifier<PartyOrder>], of profile: Identifier<Profile>) async throws -> [PartyOrder] {
        try refuse()
    }
}

extension StagedReader: BarStatisticsRepository {
    func madeDrinks(of profile: Identifier<Profile>) async throws -> [BarStatistics.MadeDrink] { try await answer() }
    func usedIngredients(of profile: Identifier<Profile>) async throws -> [Identifier<Ingredient>: Int] {
        try await answer()
    }
    func madeCounts(between moments: [Int64], of profile: Identifier<Profile>) async throws -> [Int] {
        try await answer()
    }
}
