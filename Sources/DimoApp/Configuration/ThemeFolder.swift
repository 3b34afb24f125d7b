internal import Terminal
internal import Yams

/// The built-in themes and those in the member's configuration folder.
struct ThemeFolder {
    let path: String
    /// The names of the files in a folder; none where it is not there.
    var list: (String) -> [String] = { _ in [] }
    let read: (String) -> String?

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
        let builtIn = Theme.builtIn.map(\.name)
        let own = list(path).compactMap { file in file.hasSuffix(".yaml") ? String(file.dropLast(5)) : nil }
        return [Self.automatic] + builtIn + own.filter { !$0.isEmpty && !builtIn.contains($0) }.sorted()
    }

    /// The theme of a name, and what is wrong with single lines of its file.
    ///
    /// - Throws: `ThemeProblem` when there is none, or its file cannot be used.
    func theme(named name: String) throws(ThemeProblem) -> (theme: Theme, problems: [ThemeProblem]) {
        if name == Self.automatic { return (.dimo, []) }
        if let theme = Theme.builtIn.first(where: { $0.name == name }) { return (theme, []) }
        guard !name.contains("/"), let text = read("\(path)/\(name).yaml") else {
            let known = ([Self.automatic] + Theme.builtIn.map(\.name)).joined(separator: ", ")
            throw ThemeProblem(description: "no theme \"\(name)\": there are \(known), and \(path)/NAME.yaml")
        }
        return try ThemeFile(name: name).theme(from: text)
    }
}
