import Domain
import FeatureKit

@MainActor
final class PartyMenu: PartySide {
    private let writing: PartyWriting

    init(_ writing: PartyWriting) {
        self.writing = writing
    }

    func open(_ index: Int, of state: PartyState) {
        if let course = course(index, of: state) { writing.flow.open(.drink(course.drink)) }
    }

    func add() {
        guard writing.writer.isAuthorized(PartyWriting.intent) else { return }
        writing.flow.show(
            .picker(.menuDrink) { [weak self] row in
                guard let self else { return }
                change(writing.strings("party.on-menu", row.name)) { menu in
                    let id = Identifier<Drink>(row.id)
                    if !menu.contains(where: { $0.drink == id }) { menu.append(PartyDrink(drink: id)) }
                }
            })
    }

    func edit(_ index: Int, of state: PartyState) {
        guard let course = course(index, of: state), writing.writer.isAuthorized(PartyWriting.intent) else { return }
        writing.flow.show(.courseForm(course.drink))
    }

    func remove(_ index: Int, of state: PartyState) {
        guard let course = course(index, of: state) else { return }
        change(writing.strings("party.off-menu", course.name)) { $0.removeAll { $0.drink == course.drink } }
    }

    func count(_ index: Int, by step: Int, of state: PartyState) {
        guard let course = course(index, of: state) else { return }
        change(nil) { menu in
            guard let place = menu.firstIndex(where: { $0.drink == course.drink }) else { return }
            menu[place] = menu[place].serving(menu[place].servings + step)
        }
    }

    func order(_ index: Int, of state: PartyState) {
        guard let course = course(index, of: state), writing.writer.isAuthorized(PartyWriting.intent) else { return }
        writing.flow.show(.orderForm(course.drink, nil))
    }

    private func course(_ index: Int, of state: PartyState) -> PartyState.Course? {
        state.menu.indices.contains(index) ? state.menu[index] : nil
    }

    private func change(_ text: String?, _ change: @escaping @Sendable (inout [PartyDrink]) -> Void) {
        writing.writer.write(PartyWriting.intent) { [parties = writing.parties, profile = writing.profile] in
            var menu = try await parties.menu(of: profile)
            change(&menu)
            try await parties.setMenu(menu, of: profile)
        } done: {
            text
        }
    }
}
