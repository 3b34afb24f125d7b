internal import Domain
internal import FeatureKit

/// My votes beside another member's.
@MainActor
final class ComparisonScreen: PageScreen<ComparisonViewModel, MomentumTarget> {
    /// Names the other one as soon as the name is read.
    override var title: String { super.title.isEmpty ? strings["momentum.compare"] : super.title }
    override var loadingText: String { strings["momentum.loading"] }
}
