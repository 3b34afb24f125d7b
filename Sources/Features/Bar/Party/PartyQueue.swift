import Domain
import FeatureKit

@MainActor
final class PartyQueue: PartySide {
    private let writing: PartyWriting

    init(_ writing: PartyWriting) { self.writing = writing }

    func open(_ index: Int, of state: PartyState) {
        if let row = row(index, of: state) { writing.flow.open(.drink(row.order.drink)) }
    }

    func add() {
        guard writing.writer.isAuthorized(PartyWriting.intent) else { return }
        writing.flow.show(
            .picker(.orderedDrink) { [flow = writing.flow] in flow.show(.orderForm(Identifier($0.id), nil)) })
    }

    func edit(_ index: Int, of state: PartyState) {
        guard let order = row(index, of: state)?.order, writing.writer.isAuthorized(PartyWriting.intent) else { return }
        writing.flow.show(.orderForm(order.drink, order))
    }

    func remove(_ index: Int, of state: PartyState) {
        guard let row = row(index, of: state) else { return }
        writing.writer.write(PartyWriting.intent) { [parties = writing.parties, profile = writing.profile] in
            try await parties.remove([row.order.id], of: profile).count
        } done: { [strings = writing.strings] _ in
            strings("party.removed", row.drink)
        }
    }

    /// Toggles whether an order is served.
    func serve(_ index: Int, of state: PartyState) {
        guard let row = row(index, of: state) else { return }
        let isDone = !row.order.isDone
        let serve = ServeOrder(
            parties: writing.parties, makeDrink: writing.makeDrink, profile: writing.profile, clock: writing.times.clock
        )
        writing.writer.write(PartyWriting.intent) {
            try await serve(row.order, isDone: isDone)
        } done: { [strings = writing.strings] _ in
            strings(isDone ? "party.served" : "party.waiting", row.drink)
        }
    }

    private func row(_ index: Int, of state: PartyState) -> PartyState.Order? {
        state.orders.indices.contains(index) ? state.orders[index] : nil
    }
}
