internal import Domain
internal import FeatureKit
internal import Navigation
internal import Reactive
internal import Terminal

/// The page of the community.
@MainActor
final class CommunityScreen: PageScreen<CommunityViewModel, CommunityTarget> {
    init(viewModel: CommunityViewModel, changes: Events<Void>, strings: Strings) {
        super.init(
            route: SettingsPage.community.route, viewModel: viewModel, changes: changes, strings: strings)
    }

    /// There before anything was read.
    override var title: String { strings["settings.community"] }
    override var loadingText: String { strings["settings.loading"] }
}
