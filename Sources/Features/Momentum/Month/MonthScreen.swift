import Domain
import FeatureKit
import Navigation
import Reactive
import Terminal

@MainActor
final class MonthScreen: PageScreen<MonthViewModel, MomentumTarget> {
    override var title: String {
        [strings["my-month.title"], state?.title ?? ""].filter { !$0.isEmpty }.joined(separator: " · ")
    }

    override var loadingText: String { strings["momentum.loading"] }

    override var actions: [KeyAction] {
        let hasText = state?.markdown.isEmpty == false
        return page.withFinding(
            [
                page.openAction,
                key("month.next", title: "action.month-next", [Key(.right), .character("l")]) { $0.moved.send(1) },
                key(
                    "month.previous", title: "action.months", [Key(.left), .character("h")], hint: 1, shown: "← →"
                ) { $0.moved.send(-1) },
                key("month.picture", title: "action.month-picture", [.character("v")], hint: 1, isEnabled: hasText) {
                    $0.pictureToggled.send()
                },
                key("screen.copy", title: "action.month-copy", [.character("y")], hint: 1, isEnabled: hasText) {
                    [weak self] _ in self?.copy()
                },
                refreshKey,
            ] + page.movement(sideways: false))
    }

    private func copy() {
        if let state { host?.copy(state.markdown) }
    }
}
