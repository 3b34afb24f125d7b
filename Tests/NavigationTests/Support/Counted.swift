import Navigation
import Terminal

/// An action that counts its calls.
@MainActor
final class Counted {
    private(set) var count = 0

    func action(_ id: String, _ keys: Key..., hint: Int? = nil, isEnabled: Bool = true) -> KeyAction {
        KeyAction(id: id, title: id, keys: keys, hint: hint, isEnabled: isEnabled) { [weak self] in self?.count += 1 }
    }
}
