package import Terminal

/// Something a key does. Hints, the `?` overlay, the command palette and the key router all use this.
@MainActor
public struct KeyAction {
    /// Its name in the configuration, such as `list.down`; the same on every screen.
    package let id: String
    /// What it does, in the user's language.
    package let title: String
    /// The default keys, the one to show first.
    package let keys: [Key]
    /// Its priority among the hints, smaller stays longer; nil for no hint.
    package let hint: Int?
    /// What the hint shows in place of the first key, such as `+ -` for a pair of actions; nil for the key itself.
    package let hintKeys: String?
    /// Whether it can be done now.
    package let isEnabled: Bool
    /// Does it.
    package let perform: () -> Void

    package init(
        id: String, title: String, keys: [Key], hint: Int? = nil, hintKeys: String? = nil,
        isEnabled: Bool = true,
        perform: @escaping () -> Void
    ) {
        self.id = id
        self.title = title
        self.keys = keys
        self.hint = hint
        self.hintKeys = hintKeys
        self.isEnabled = isEnabled
        self.perform = perform
    }
}
