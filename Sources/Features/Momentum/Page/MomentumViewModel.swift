import Domain
import FeatureKit
import Reactive

@MainActor
final class MomentumViewModel: ViewModel {
    struct Input: PageScreenInput {
        let opened = Signal<MomentumTarget>()
        let refresh = Signal<Void>()
    }

    typealias Output = StateOutput<PageState<MomentumTarget>>

    private let flow: Flow<MomentumDestination>
    private let content: PageContent<MomentumTarget>
    private let bag = SubscriptionBag()

    /// - Parameter makeReader: Called for each read, as the viewer may change; returns nil for a guest without a page.
    init(
        member: Identifier<Profile>?, makeReader: @escaping @MainActor @Sendable () -> MomentumPageReader?,
        flow: Flow<MomentumDestination>, strings: Strings
    ) {
        self.flow = flow
        content = PageContent(strings: strings, gone: strings["momentum.gone"]) {
            guard let reader = await makeReader() else {
                return LoadedPage(blocks: [.gap, .text(strings["momentum.guest"])])
            }
            let reading = try await reader.read()
            return LoadedPage(
                title: reading.member.nickname, blocks: MomentumFormatter(strings: strings).blocks(of: reading))
        }
    }

    func transform(_ input: Input) -> Output {
        input.opened.observe { [flow] in $0.open(in: flow) }.store(in: bag)
        content.bind(input.refresh, in: bag)
        return Output(state: content.state, messages: content.messages)
    }
}
