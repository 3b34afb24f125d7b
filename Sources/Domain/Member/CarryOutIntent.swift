/// Carries out the intended action of a guest who became a member. Only adds; existing marks and bottles stay.
package struct CarryOutIntent: Sendable {
    private let bar: HomeBar
    private let marks: any DrinkMarkRepository
    private let addToShopping: AddToShopping
    private let profile: Identifier<Profile>
    private let clock: any WallClock

    package init(
        bar: HomeBar, marks: any DrinkMarkRepository, addToShopping: AddToShopping, profile: Identifier<Profile>,
        clock: any WallClock
    ) {
        self.bar = bar
        self.marks = marks
        self.addToShopping = addToShopping
        self.profile = profile
        self.clock = clock
    }

    /// Leaves opening a route or a form to the caller.
    package func callAsFunction(_ intent: MemberIntent) async throws {
        switch intent {
        case .mark(let drink, let mark): _ = try await marks.set(mark, true, on: drink, at: clock.now(), for: profile)
        case .toggleBottle(let ingredient):
            guard try await !bar.bottles().contains(where: { $0.ingredient == ingredient }) else { return }
            _ = try await bar.apply(BarChange(added: [Bottle(ingredient: ingredient)]))
        case .buyMissing(let drink): try await addToShopping(missingOf: drink)
        case .logMaking, .open: break
        }
    }
}

/// An action of a guest that needs an account. It is carried out after the sign-up.
package enum MemberIntent: Hashable, Sendable {
    case mark(Identifier<Drink>, DrinkMark)
    case toggleBottle(Identifier<Ingredient>)
    case buyMissing(Identifier<Drink>)
    case logMaking(Identifier<Drink>)
    case open(route: String)
}
