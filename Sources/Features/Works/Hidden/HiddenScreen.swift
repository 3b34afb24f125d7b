import Domain
import FeatureKit
import Navigation
import Reactive
import Terminal

@MainActor
final class HiddenScreen: WorksPageScreen<HiddenViewModel, HiddenTarget> {
    override var title: String { strings["hidden.title"] }
    override var emptyText: String { strings["hidden.empty"] }

    override var pageActions: [KeyAction] {
        [focusKey("hidden.show", "z", hint: 1, isEnabled: page.focused != nil) { $0.showRequested }]
    }
}

enum HiddenTarget: Hashable, Sendable {
    case item(HideTarget)
    case more
}
