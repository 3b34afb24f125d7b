import Domain
import FeatureKit

@MainActor
final class ComparisonScreen: PageScreen<ComparisonViewModel, MomentumTarget> {
    override var title: String { super.title.isEmpty ? strings["momentum.compare"] : super.title }
    override var loadingText: String { strings["momentum.loading"] }
}
