import Domain
import FeatureKit

@MainActor
final class CompareScreen: PageScreen<CompareViewModel, CompareTarget> {
    override var loadingText: String { strings["drink.loading"] }
}
