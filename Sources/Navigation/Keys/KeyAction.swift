package import Terminal

/// An action bound to keys, used by the hints, the `?` overlay, the command palette and the key router. A class, because
/// every frame copies the actions of the screen several times.
@MainActor
public final class KeyAction {
    /// The name in the configuration, such as `list.down`; the same on every screen.
    package let id: String
    package let title: String
    /// The default keys, the preferred one first.
    package let keys: [Key]
    /// The rank among the hints, lower ranks staying longer; nil for no hint.
    package let hint: Int?
    /// The hint's text, if shorter than the title; nil for the title.
    package let hintTitle: String?
    /// The hint's key label, such as `+ -` for a pair of actions; nil for the first key.
    package let hintKeys: String?
    package let isEnabled: Bool
    package let perform: () -> Void

    /// The last words of ids that move between rows, parts or screens.
    private static let movements: Set<Substring> = [
        "up", "down", "left", "right", "next", "previous", "first", "last", "top", "bottom", "half-up", "half-down",
        "page-up", "page-down", "screen-up", "screen-down", "week-next", "week-previous",
    ]

    /// Whether the action moves between rows, parts or screens. An action with only character keys does something else,
    /// such as moving a row up.
    package var isMovement: Bool {
        keys.contains { !$0.isText } && id.split(separator: ".").last.map(Self.movements.contains) == true
    }

    package init(
        id: String, title: String, keys: [Key], hint: Int? = nil, hintTitle: String? = nil, hintKeys: String? = nil,
        isEnabled: Bool = true,
        perform: @escaping () -> Void
    ) {
        self.id = id
        self.title = title
        self.keys = keys
        self.hint = hint
        self.hintTitle = hintTitle
        self.hintKeys = hintKeys
        self.isEnabled = isEnabled
        self.perform = perform
    }

    package func keepingKeys(where isKept: (Key) -> Bool) -> KeyAction {
        KeyAction(
            id: id, title: title, keys: keys.filter(isKept), hint: hint, hintTitle: hintTitle, hintKeys: hintKeys,
            isEnabled: isEnabled, perform: perform)
    }
}
