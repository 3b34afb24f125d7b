package import Domain
package import Reactive

@MainActor
package final class RowListViewModel<Target: Hashable & Sendable>: ViewModel {
    package typealias Input = PlainListInput
    package typealias Output = StateOutput<ListState<PageRow<Target>>>

    private let content: ListContent<PageRow<Target>>
    private let others: Events<Void>
    private let messages: Messages
    private let open: (Target) -> Void
    private let bag = SubscriptionBag()

    /// - Parameter others: fires when the filter or order has changed.
    package init(
        others: Events<Void> = .never, messages: Messages = .none, strings: Strings,
        read: @escaping Pager<PageRow<Target>>.Read, open: @escaping (Target) -> Void
    ) {
        content = ListContent(strings: strings, texts: { [$0.title, $0.remark] }, read: read)
        self.others = others
        self.messages = messages
        self.open = open
    }

    package func transform(_ input: Input) -> Output {
        content.bind(input.list, others: others, in: bag)
        input.list.rowSelected.observe { [weak self] index in
            guard let self, let row = content.row(at: index) else { return }
            open(row.target)
        }.store(in: bag)
        return Output(state: content.state, messages: messages)
    }
}
