import Domain
import FeatureKit
import Reactive

@MainActor
final class PurchaseListViewModel: ViewModel {
    struct Input: ListScreenInput {
        let list = ListInput()
        let bought = Signal<Int>()
    }

    typealias Output = StateOutput<ListState<PurchaseRow>>

    private let content: ListContent<PurchaseRow>
    private let addToShopping: AddToShopping
    private let writer: MemberWriter
    private let flow: Flow<BarStep>
    private let strings: Strings
    private let bag = SubscriptionBag()

    init(
        reader: PurchaseListReader, addToShopping: AddToShopping, writer: MemberWriter, flow: Flow<BarStep>,
        strings: Strings
    ) {
        content = ListContent(strings: strings, texts: { [$0.name, $0.drinks] }, readAll: reader.rows)
        self.addToShopping = addToShopping
        self.writer = writer
        self.flow = flow
        self.strings = strings
    }

    func transform(_ input: Input) -> Output {
        content.bind(input.list, in: bag) { [flow] in flow.open(.ingredient($0.ingredient)) }
        content.on(input.bought, in: bag) { [weak self] in self?.buy($0) }
        return Output(state: content.state, messages: writer.messages)
    }

    private func buy(_ row: PurchaseRow) {
        writer.write(.open(route: "bar/shopping")) { [addToShopping] in
            try await addToShopping([row.ingredient], for: row.unlocks)
        } done: { [strings] in
            strings($0.isEmpty ? "shopping.there" : "shopping.on-list", row.name)
        }
    }
}
