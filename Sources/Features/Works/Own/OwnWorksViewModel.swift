import Domain
import FeatureKit
import Reactive

@MainActor
final class OwnWorksViewModel: ViewModel, Subscriber {
    typealias Input = PageInput<OwnWorksTarget>
    typealias Output = StateOutput<PageState<OwnWorksTarget>>

    private let authorizer: any MemberAuthorizer
    private let flow: Flow<WorksStep>
    private let read: Pager<WorkSummary>.Read
    private let page: PageLoader<Page<WorkSummary>, PageState<OwnWorksTarget>>
    let bag = SubscriptionBag()

    init(
        authorizer: any MemberAuthorizer, flow: Flow<WorksStep>, strings: Strings,
        read: @escaping Pager<WorkSummary>.Read
    ) {
        self.authorizer = authorizer
        self.flow = flow
        self.read = read
        page = PageLoader(strings: strings) { works in
            var state = PageState<OwnWorksTarget>()
            state.blocks = Self.blocks(works, strings)
            return state
        }
    }

    func transform(_ input: Input) -> Output {
        on(input.opened) { $0.open($1) }
        on(input.refresh) { $0.page.reload($0.read) }
        page.reload(read)
        return Output(state: page.state, messages: page.messages)
    }

    private static func blocks(_ works: Page<WorkSummary>, _ strings: Strings) -> [PageBlock<OwnWorksTarget>] {
        var blocks: [PageBlock<OwnWorksTarget>] = [
            .chips([
                PageChip(.add, title: strings["own.add"]), PageChip(.requests, title: strings["request.title"]),
            ]),
            .gap,
        ]
        if works.rows.isEmpty { blocks.append(.text(strings["own-works.empty"], .muted)) }
        blocks += works.rows.map { row in
            let work = row.work
            return .row(
                PageRow(
                    .work(work.id), title: work.titled(strings.language),
                    remark: strings["work.kind.\(work.kind.rawValue)"],
                    detail: row.progress.text(strings)))
        }
        if works.next != nil { blocks.append(.row(PageRow(.more, title: strings["own.more"]))) }
        return blocks
    }

    private func open(_ target: OwnWorksTarget) {
        switch target {
        case .add: showForm(.ownWork(nil, answering: nil))
        case .requests: showForm(.requests(title: "", kind: .film))
        case .work(let id): flow.show(.destination(.work(id)))
        case .more: page.readMore(read)
        }
    }

    private func showForm(_ form: WorksStep) {
        if authorizer.authorize(.open(route: "dig/own")) { flow.show(form) }
    }
}
