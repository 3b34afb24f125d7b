import Domain
import FeatureKit

@MainActor
final class BasePageScreen: PageScreen<BasePageViewModel, BasePageTarget> {
    override var loadingText: String { strings["ingredient.loading"] }
}
