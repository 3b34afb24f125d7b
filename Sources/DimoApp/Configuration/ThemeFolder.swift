import Terminal
import Yams

/// The built-in themes and those in the member's configuration folder.
struct ThemeFolder {
    let path: String
    /// The names of the files in a folder; empty if it does not exist.
    var list: (String) -> [String] = { _ in [] }
    let read: (String) -> String?

    /// The names of the built-in themes; the automatic one is first.
    static let builtInNames = [automatic] + Theme.builtIn.map(\.name)

    /// The name of the automatic theme, which follows the terminal's background.
    static let automatic = "auto"

    /// The theme for a background; the terminal's own colours if it is unknown.
    static func theme(for background: TerminalBackground?) -> Theme {
        switch background {
        case .dark: .dimo
        case .light: .paper
        case nil: .terminal
        }
    }

    /// The names of the themes: the automatic one, the built-in ones, then those of the folder by name.
    var names: [String] {
        let own = list(path).compactMap { file in file.hasSuffix(".yaml") ? String(file.dropLast(5)) : nil }
        return Self.builtInNames + own.filter { !$0.isEmpty && !Self.builtInNames.contains($0) }.sorted()
    }

    /// Returns the theme of a name, and the problems of single lines in its file. `source` is the file or option that
    /// names the theme, at `place`. Throws `ConfigurationProblem` if the theme is missing or its file is unusable.
    func theme(
        named name: String, by source: String = ConfigurationProblem.file, at place: ConfigurationPlace? = nil
    ) throws(ConfigurationProblem) -> (theme: Theme, problems: [ConfigurationProblem]) {
        if name == Self.automatic { return (.dimo, []) }
        if let theme = Theme.builtIn.first(where: { $0.name == name }) { return (theme, []) }
        guard !name.contains("/"), let text = read("\(path)/\(name).yaml") else {
            throw ConfigurationProblem(source: source, at: place, .unknownTheme(name, folder: path))
        }
        return try ThemeFile(name: name).theme(from: text)
    }
}
