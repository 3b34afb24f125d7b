internal import Terminal
internal import Yams

/// A theme as a file writes it: `base: dimo`, then a line for each role that differs, `title: "#ffd787 on 236 bold"`.
struct ThemeFile {
    let name: String

    func theme(from text: String) throws(ThemeProblem) -> Theme {
        let root: Node?
        do throws(ConfigurationProblem) {
            root = try YAMLText.compose(text)
        } catch {
            let place = error.line.map { ":\($0)" } ?? ""
            throw ThemeProblem(description: "\(name).yaml\(place) is not valid YAML: \(error.reason)")
        }
        guard case .mapping(let mapping) = root else {
            throw ThemeProblem(description: "\(name).yaml: expected \"role: colour\" lines")
        }
        var base = Theme.dimo
        var changes: [Role: Style] = [:]
        for (key, value) in mapping {
            let place = "\(name).yaml:\(value.mark?.line ?? 1):\(value.mark?.column ?? 1)"
            guard let key = key.string, let words = value.string ?? value.int.map(String.init) else {
                throw ThemeProblem(description: "\(place): expected a colour")
            }
            if key == "base" {
                guard let known = Theme.builtIn.first(where: { $0.name == words }) else {
                    throw ThemeProblem(description: "\(place): no theme \"\(words)\"")
                }
                base = known
            } else if let role = Role.allCases.first(where: { "\($0)" == key }) {
                guard let style = Self.style(words) else {
                    throw ThemeProblem(
                        description: "\(place): \"\(words)\" is not a style; write it like \"#ffd787 on 236 bold\"")
                }
                changes[role] = style
            } else {
                let known = Role.allCases.map { "\($0)" }.joined(separator: ", ")
                throw ThemeProblem(description: "\(place): no role \"\(key)\"; there are \(known)")
            }
        }
        return base.changed(name: name, changes)
    }

    /// Reads `COLOUR [on COLOUR] [bold dim italic underline reverse]`; a colour is `#rrggbb`, 0-255 or `default`.
    static func style(_ text: String) -> Style? {
        let attributes: [String: Attributes] = [
            "bold": .bold, "dim": .dim, "italic": .italic, "underline": .underline, "reverse": .reverse,
        ]
        var style = Style()
        var foreground: Color?
        var background: Color?
        var isBackground = false
        for word in text.split(separator: " ").map(String.init) {
            if word == "on", !isBackground, background == nil {
                isBackground = true
            } else if isBackground, let color = color(word) {
                background = color
                isBackground = false
            } else if !isBackground, let attribute = attributes[word] {
                style.attributes.insert(attribute)
            } else if !isBackground, foreground == nil, background == nil, let color = color(word) {
                foreground = color
            } else {
                return nil
            }
        }
        if let foreground { style.foreground = foreground }
        if let background { style.background = background }
        return isBackground ? nil : style
    }

    private static func color(_ word: String) -> Color? {
        if word == "default" { return .standard }
        if let number = UInt8(word) { return .indexed(number) }
        return Color(hex: word)
    }
}
