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
