import Domain
import Terminal
import Yams

/// A theme file: `base: dimo`, then a line per changed role, `title: "#ffd787 on 236 bold"`.
struct ThemeFile {
    let name: String

    static let roles = Role.allCases.map { "\($0)" }

    /// Returns the theme with all valid lines, and the problems of the others; throws if the text is no list of roles.
    func theme(from text: String) throws(ConfigurationProblem) -> (theme: Theme, problems: [ConfigurationProblem]) {
        let root: Node?
        var problems: [ConfigurationProblem]
        do throws(ConfigurationProblem) {
            (root, problems) = try YAMLText.composeFirstOfEach(text)
            problems = problems.map { ConfigurationProblem(source: file, at: $0.place, $0.fault) }
        } catch {
            throw ConfigurationProblem(source: file, at: error.place, error.fault)
        }
        guard case .mapping(let mapping) = root else { throw ConfigurationProblem(source: file, .expected(.roleLines)) }
        var base = Theme.dimo
        var changes: [Role: Style] = [:]
        for (key, value) in mapping {
            func report(_ node: Node, _ fault: ConfigurationFault) {
                problems.append(ConfigurationProblem(source: file, at: ConfigurationPlace(node), fault))
            }
            guard let key = key.string, let words = value.string ?? value.int.map(String.init) else {
                report(value, .expected(.color))
                continue
            }
            if key == "base" {
                if let known = Theme.builtIn.first(where: { $0.name == words }) {
                    base = known
                } else {
                    report(value, .expected(.choice(Theme.builtIn.map(\.name))))
                }
            } else if let role = Role.allCases.first(where: { "\($0)" == key }) {
                if let style = Self.style(words) {
                    changes[role] = style
                } else {
                    report(value, .unusableStyle(words))
                }
            } else {
                report(value, .unknownRole(key, nearest: Nearest.text(like: key, among: Self.roles)))
            }
        }
        return (base.changed(name: name, changes), problems)
    }

    private var file: String { "\(name).yaml" }

    /// Parses `COLOUR [on COLOUR] [bold dim italic underline reverse]`; a colour is `#rrggbb`, 0-255 or `default`.
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
