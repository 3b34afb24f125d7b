import Domain
import FeatureKit

typealias ComparisonViewModel = PageViewModel<MomentumTarget>

extension ComparisonViewModel {
    convenience init(
        member: Identifier<Profile>, reader: ComparisonReader,
        me: @escaping @MainActor @Sendable () -> Author?, flow: Flow<MomentumDestination>, strings: Strings
    ) {
        self.init(strings: strings, gone: strings["momentum.gone"]) {
            try await reader.read(member, mine: await me()?.id)
        } open: {
            $0.open(in: flow)
        }
    }
}

@MainActor
final class ComparisonScreen: PageScreen<ComparisonViewModel, MomentumTarget> {
    override var title: String { super.title.isEmpty ? strings["momentum.compare"] : super.title }
    override var loadingText: String { strings["momentum.loading"] }
}
