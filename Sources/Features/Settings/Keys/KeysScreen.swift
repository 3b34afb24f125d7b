import Domain
import FeatureKit
import Navigation
import Reactive
import Terminal

@MainActor
final class KeysScreen: SettingListScreen<KeysViewModel> {
    override var actions: [KeyAction] {
        guard !list.isCapturingText else { return super.actions }
        return super.actions + [
            rowKey("keys.add", title: "action.key-add", [.character("a")], hint: 1) { $0.keyAdded },
            rowKey(
                "keys.reset", title: "action.key-reset", [.character("d"), Key(.delete)], hint: 1,
                isEnabled: selectedRow?.isNews == true
            ) { $0.rowReset },
            key(
                "keys.reset-all", title: "action.key-reset-all", [.character("c")], hint: 2,
                isEnabled: state?.rows.contains(where: \.isNews) == true
            ) { $0.allReset.send() },
        ]
    }
}
