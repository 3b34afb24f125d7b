import Domain
import FeatureKit
import Reactive

@MainActor
final class ComparisonViewModel: ViewModel {
    typealias Input = PageInput<MomentumTarget>
    typealias Output = StateOutput<PageState<MomentumTarget>>

    private let flow: Flow<MomentumDestination>
    private let content: PageContent<MomentumTarget>
    private let bag = SubscriptionBag()

    init(
        member: Identifier<Profile>, reader: ComparisonReader,
        me: @escaping @MainActor @Sendable () -> Author?, flow: Flow<MomentumDestination>, strings: Strings
    ) {
        self.flow = flow
        content = PageContent(strings: strings, gone: strings["momentum.gone"]) {
            try await reader.read(member, mine: await me()?.id)
        }
    }

    func transform(_ input: Input) -> Output {
        input.opened.observe { [flow] in $0.open(in: flow) }.store(in: bag)
        content.bind(input.refresh, in: bag)
        return Output(state: content.state, messages: content.messages)
    }
}

@MainActor
final class ComparisonScreen: PageScreen<ComparisonViewModel, MomentumTarget> {
    override var title: String { super.title.isEmpty ? strings["momentum.compare"] : super.title }
    override var loadingText: String { strings["momentum.loading"] }
}
