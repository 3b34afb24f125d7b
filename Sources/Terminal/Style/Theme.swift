package struct Theme: Hashable, Sendable {
    package let name: String
    private var styles: [Style]

    /// Roles without a style look like ordinary text.
    package init(name: String, styles: [Role: Style]) {
        self.name = name
        let text = styles[.text] ?? .plain
        self.styles = Role.allCases.map { styles[$0] ?? text }
    }

    /// Whether no role has a color, so that pictures go without as well.
    package var isColorless: Bool {
        styles.allSatisfy { $0.foreground == .standard && $0.background == .standard }
    }

    package subscript(role: Role) -> Style {
        get { styles[role.rawValue] }
        set { styles[role.rawValue] = newValue }
    }

    package func changed(name: String, _ changes: [Role: Style]) -> Theme {
        var theme = Theme(name: name, styles: [:])
        theme.styles = styles
        for (role, style) in changes { theme[role] = style }
        return theme
    }
}

package enum Role: Int, CaseIterable, Sendable {
    case text
    case muted
    case title
    case heading
    case accent
    case link
    case selection
    case border
    case tab
    case tabSelected
    case hintKey
    case hint
    /// Good news: can be made now.
    case good
    /// Attention: a substitute, an opened bottle, stale data.
    case warning
    /// Bad news: an error, something missing.
    case bad
    case meter
    case meterOff
    case found
    case field
    case toast
    case warm
    case cool
}

package enum ColorDepth: String, CaseIterable, Sendable {
    /// As many as the terminal has; none if the environment forbids colour.
    case automatic = "auto"
    case all = "16m"
    /// The usual 256-colour palette.
    case many = "256"
    case sixteen = "16"
    case eight = "8"
    /// No colours; bold, underline and reverse remain.
    case none = "none"
}
