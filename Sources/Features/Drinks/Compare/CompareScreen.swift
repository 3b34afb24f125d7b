import Domain
import FeatureKit

/// Two drinks beside each other.
@MainActor
final class CompareScreen: PageScreen<CompareViewModel, CompareTarget> {
    override var loadingText: String { strings["drink.loading"] }
}
