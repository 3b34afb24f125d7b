import Terminal

/// Remembers the background that each terminal reported, so that the next start there begins in its colours. One line
/// per terminal: its name, a tab, `dark` or `light`.
struct BackgroundFile: Sendable {
    /// The variables that distinguish terminals best.
    static let variables = ["TERM_PROGRAM", "TERM"]
    /// The maximum number of terminals; the one asked longest ago is forgotten first.
    private static let most = 20

    let path: String
    private let terminal: String

    init(path: String, environment: (String) -> String?) {
        self.path = path
        terminal = Self.variables.map { environment($0) ?? "" }.joined(separator: " ")
            .filter { !$0.isNewline && $0 != "\t" }
    }

    /// Nil for a terminal that has not answered yet.
    func read() -> TerminalBackground? {
        let line = lines.first { $0.name == terminal }
        return line.flatMap { $0.value == "dark" ? .dark : $0.value == "light" ? .light : nil }
    }

    /// Keeps an answer. A failure is ignored: the next start only changes its colours once.
    func write(_ background: TerminalBackground) {
        guard read() != background else { return }
        let line = (name: Substring(terminal), value: background == .dark ? Substring("dark") : "light")
        let all = [line] + lines.filter { $0.name != terminal }.prefix(Self.most - 1)
        if let slash = path.lastIndex(of: "/") { AppPaths.makeFolder(String(path[..<slash])) }
        try? OutputFile.replace(path, with: all.map { "\($0.name)\t\($0.value)\n" }.joined())
    }

    private var lines: [(name: Substring, value: Substring)] {
        (TextFile.read(path) ?? "").split(separator: "\n").compactMap { line in
            let parts = line.split(separator: "\t", omittingEmptySubsequences: false)
            return parts.count == 2 ? (name: parts[0], value: parts[1]) : nil
        }
    }
}
