/// Completes a file name from the names in its folder, as a shell does.
struct PathCompletion: Hashable, Sendable {
    static let mostNames = 6

    /// The typed text, extended by what all matches have in common.
    let text: String
    /// The matches; empty if the text is already a whole name.
    let names: [String]

    /// Returns the folder part of a text as typed; empty for the working folder.
    static func folder(of text: String) -> String {
        guard let slash = text.lastIndex(of: "/") else { return text == "~" ? "~" : "" }
        return slash == text.startIndex ? "/" : String(text[..<slash])
    }

    /// - Parameters:
    ///   - names: the names in the folder, folders with a trailing slash. Hidden ones match only after a typed dot.
    init(_ typed: String, names: [String]) {
        guard typed != "~" else {
            text = "~/"
            self.names = []
            return
        }
        let start = typed.lastIndex(of: "/").map { typed.index(after: $0) } ?? typed.startIndex
        let begun = String(typed[start...])
        let fitting = names.filter { $0.hasPrefix(begun) && ($0.first != "." || begun.first == ".") }
        self.names = fitting == [begun] ? [] : fitting
        var common = fitting.first ?? begun
        for name in fitting {
            while !name.hasPrefix(common) { common.removeLast() }
        }
        text = String(typed[..<start]) + (common.count > begun.count ? common : begun)
    }

    var hint: String {
        let shown = names.prefix(Self.mostNames).joined(separator: "  ")
        return names.count > Self.mostNames ? "\(shown)  …" : shown
    }
}
