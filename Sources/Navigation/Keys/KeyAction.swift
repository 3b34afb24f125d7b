public import Terminal

/// One thing a key does. Hints, the `?` overlay, the command palette and the key router all read this.
@MainActor
public struct KeyAction {
    /// Its name in the configuration, `list.down`; the same thing has the same name on every screen.
    public let id: String
    /// What it does, in the language of the program.
    public let title: String
    /// The keys it has without a configuration, the one to show first.
    public let keys: [Key]
    /// Its place among the hints, smaller stays longer; nil keeps it out of the line.
    public let hint: Int?
    /// What the hint shows in place of the first key, `+ -` for a pair of actions; nil for the key itself.
    public let hintKeys: String?
    /// Whether it can be done now.
    public let isEnabled: Bool
    /// Does it.
    public let perform: () -> Void

    /// Memberwise.
    public init(
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
