/// Plans a member's party: compares the menu with the bar and the house recipes, without the servings of this evening.
package struct PlanMemberParty: Sendable {
    private let parties: any PartyRepository
    private let house: any HouseRecipeRepository
    private let plan: PlanParty
    private let profile: Identifier<Profile>
    private let clock: any WallClock
    private let localTime: any LocalTime

    package init(
        parties: any PartyRepository, house: any HouseRecipeRepository, plan: PlanParty,
        profile: Identifier<Profile>, clock: any WallClock, localTime: any LocalTime
    ) {
        self.parties = parties
        self.house = house
        self.plan = plan
        self.profile = profile
        self.clock = clock
        self.localTime = localTime
    }

    package func callAsFunction() async throws -> PlanParty.Plan {
        try await self(try await parties.menu(of: profile), try await parties.party(of: profile))
    }

    package func callAsFunction(_ menu: [PartyDrink], _ party: Party) async throws -> PlanParty.Plan {
        let recipes = try await house.houseRecipes(of: profile)
        return try await plan(
            menu, served: try await served(),
            recipes: Dictionary(firstOf: recipes.map { ($0.ingredient, $0) }),
            at: party.day.map { localTime.moment(of: $0, hour: 19) })
    }

    /// The number of each drink served this evening. Orders of an earlier party do not count.
    package func served() async throws -> [Identifier<Drink>: Int] {
        let evening = localTime.dayStart(of: clock.now())
        let served = try await parties.orders(of: profile).filter { $0.isDone && $0.servedAt ?? 0 >= evening }
        return Dictionary(served.map { ($0.drink, 1) }, uniquingKeysWith: +)
    }
}

/// Marks an order as served or as open. Serving it for the first time logs the drink and subtracts what was poured from
/// the bar, in one step; serving a reopened order again does not.
package struct ServeOrder: Sendable {
    private let parties: any PartyRepository
    private let makeDrink: MakeDrink
    private let profile: Identifier<Profile>
    private let clock: any WallClock

    package init(
        parties: any PartyRepository, makeDrink: MakeDrink, profile: Identifier<Profile>, clock: any WallClock
    ) {
        self.parties = parties
        self.makeDrink = makeDrink
        self.profile = profile
        self.clock = clock
    }

    package func callAsFunction(_ order: PartyOrder, isDone: Bool = true) async throws {
        var order = order
        order.isDone = isDone
        if isDone, order.servedAt == nil {
            do {
                try await makeDrink.serving(order, in: parties)(order.drink)
                return
            } catch is NotFound {
                // An order of a deleted drink, or one that was just served, has no log entry.
                order.servedAt = clock.now()
            }
        }
        try await parties.update(order, of: profile)
    }
}

extension PartyRepository {
    /// The whole queue in its order.
    package func orders(of profile: Identifier<Profile>) async throws -> [PartyOrder] {
        try await Pages.all { try await orders(of: profile, after: $0, limit: 100) }
    }
}
