internal import Domain
internal import FeatureKit

/// The page of a base.
@MainActor
final class BasePageScreen: PageScreen<BasePageViewModel, BasePageTarget> {
    override var loadingText: String { strings["ingredient.loading"] }
}
