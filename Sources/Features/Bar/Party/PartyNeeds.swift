import Domain
import FeatureKit

/// The ingredients that the menu needs. They follow from the menu; only missing ones go on the shopping list.
@MainActor
final class PartyNeeds: PartySide {
    private let makeReader: () -> PartyReader
    private let addToShopping: AddToShopping
    private let writing: PartyWriting

    init(makeReader: @escaping () -> PartyReader, addToShopping: AddToShopping, writing: PartyWriting) {
        self.makeReader = makeReader
        self.addToShopping = addToShopping
        self.writing = writing
    }

    func open(_ index: Int, of state: PartyState) {
        guard state.needs.indices.contains(index) else { return }
        writing.flow.open(.ingredient(state.needs[index].ingredient))
    }

    func add() {}
    func edit(_ index: Int, of state: PartyState) {}
    func remove(_ index: Int, of state: PartyState) {}

    func buy() {
        writing.writer.write(.open(route: BarDestination.shopping.route)) {
            [reader = makeReader(), add = addToShopping] in
            try await add(lacking: try await reader.plan().needs).count
        } done: { [strings = writing.strings] count in
            count == 0 ? strings["party.nothing-to-buy"] : strings.counted("party.bought", count)
        }
    }
}
