internal import Domain
internal import Terminal
internal import Yams

/// A theme as a file writes it: `base: dimo`, then a line for each role that differs, `title: "#ffd787 on 236 bold"`.
struct ThemeFile {
    let name: String

    /// The theme with every line that can be used, and what is wrong with the others.
    ///
    /// - Throws: `ThemeProblem` when the text is no list of roles.
    func theme(from text: String) throws(ThemeProblem) -> (theme: Theme, problems: [ThemeProblem]) {
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
        var problems: [ThemeProblem] = []
        for (key, value) in mapping {
            let place = "\(name).yaml:\(value.mark?.line ?? 1):\(value.mark?.column ?? 1)"
            guard let key = key.string, let words = value.string ?? value.int.map(String.init) else {
                problems.append(ThemeProblem(description: "\(place): expected a colour"))
                continue
            }
            if key == "base" {
                if let known = Theme.builtIn.first(where: { $0.name == words }) {
                    base = known
                } else {
                    problems.append(ThemeProblem(description: "\(place): no theme \"\(words)\""))
                }
            } else if let role = Role.allCases.first(where: { "\($0)" == key }) {
                if let style = Self.style(words) {
                    changes[role] = style
                } else {
                    problems.append(
                        ThemeProblem(
                            description:
                                "\(place): \"\(words)\" is not a style; write it like \"#ffd787 on 236 bold\""))
                }
            } else {
                let roles = Role.allCases.map { "\($0)" }
                let near = Nearest.text(like: key, among: roles)
                let advice = near.map { "did you mean \($0)?" } ?? "there are \(roles.joined(separator: ", "))"
                problems.append(ThemeProblem(description: "\(place): no role \"\(key)\": \(advice)"))
            }
        }
        return (base.changed(name: name, changes), problems)
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
