internal import Domain
internal import FeatureKit
internal import Navigation
internal import Reactive
internal import Terminal

/// The list of what a member hid.
@MainActor
final class HiddenScreen: WorksPageScreen<HiddenViewModel, HiddenTarget> {
    override var title: String { strings["hidden.title"] }
    override var emptyText: String { strings["hidden.empty"] }

    override var pageActions: [KeyAction] {
        [focusKey("hidden.show", "z", hint: 1, isEnabled: page.focused != nil) { $0.showRequested }]
    }
}
