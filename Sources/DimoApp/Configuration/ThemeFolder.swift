import Terminal
import Yams

/// The built-in themes and those in the member's configuration folder.
struct ThemeFolder {
    let path: String
    /// The names of the files in a folder; none where it is not there.
    var list: (String) -> [String] = { _ in [] }
    let read: (String) -> String?

    /// The names of the themes that are always there, first the one that goes by the background.
    static let builtInNames = [automatic] + Theme.builtIn.map(\.name)

    /// The name that stands for the theme of the terminal's background.
    static let automatic = "auto"

    /// The theme of a background: the terminal's own colours where that is not known.
    static func theme(for background: TerminalBackground?) -> Theme {
        switch background {
        case .dark: .dimo
        case .light: .paper
        case nil: .terminal
        }
    }

    /// The names of the themes: first the one that goes by the background, the built-in ones, then those of the folder by
    /// name.
    var names: [String] {
        let own = list(path).compactMap { file in file.hasSuffix(".yaml") ? String(file.dropLast(5)) : nil }
        return Self.builtInNames + own.filter { !$0.isEmpty && !Self.builtInNames.contains($0) }.sorted()
    }

    /// The theme of a name, and what is wrong with single lines of its file.
    ///
    /// - Parameters:
    ///   - source: what names the theme, the configuration file or an option.
    ///   - place: where it does.
    /// - Throws: `ConfigurationProblem` when there is none, or its file cannot be used.
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
