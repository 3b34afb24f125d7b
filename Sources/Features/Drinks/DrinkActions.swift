import Domain
import FeatureKit

@MainActor
final class DrinkActions {
    var messages: Messages { drinkWriter.messages.merging(writer.messages) }

    private let authorizer: any MemberAuthorizer
    private let drinkWriter: MarkWriter
    private let writer: MemberWriter
    private let bar: HomeBar
    private let flow: Flow<DrinksStep>
    private let strings: Strings

    init(member: DrinkActionsContext, bar: HomeBar, flow: Flow<DrinksStep>, strings: Strings) {
        authorizer = member.authorizer
        drinkWriter = MarkWriter(member: member, strings: strings)
        writer = MemberWriter(authorizer: member.authorizer, strings: strings)
        self.bar = bar
        self.flow = flow
        self.strings = strings
    }

    func perform(_ action: DrinkActionKeys.Action, on drink: Identifier<Drink>, name: String, servings: Int = 1) {
        switch action {
        case .mark(let mark): drinkWriter.toggle(mark, on: drink, name: name)
        case .made:
            guard authorizer.authorize(.logMaking(drink)) else { return }
            flow.show(.made(drink, servings: servings))
        case .buyMissing: drinkWriter.buyMissing(of: drink, name: name, servings: Double(servings))
        case .whyNot: flow.show(.whyNot(drink))
        case .compare: drinkWriter.compare(drink, name: name) { flow.go(to: .compare($0, $1)) }
        }
    }

    func remove(_ drink: Identifier<Drink>, name: String, from section: DrinkSection) {
        switch section {
        case .saved: drinkWriter.remove(.saved, from: drink, name: name)
        case .tried: drinkWriter.remove(.tried, from: drink, name: name)
        case .made: drinkWriter.removeFromLog(drink, name: name)
        case .all, .makeable: break
        }
    }

    /// Returns whether the member may rate the drink; asks a guest to sign in.
    func mayRate(_ drink: Identifier<Drink>) -> Bool {
        authorizer.authorize(.open(route: DrinksDestination.drink(drink).route))
    }

    func toggleBottle(_ ingredient: Identifier<Ingredient>, name: String) {
        writer.write(.toggleBottle(ingredient)) { [bar] in
            try await ToggleBottle(bar: bar)(ingredient)
        } done: { [strings] in
            BarOutcomeText.describe($0, name: name, strings)
        }
    }

    func openTriedPicker() {
        guard authorizer.authorize(.open(route: DrinksDestination.triedPicker.route)) else { return }
        flow.go(to: .triedPicker)
    }

    func fail(_ reason: String) { writer.fail(reason) }
}
