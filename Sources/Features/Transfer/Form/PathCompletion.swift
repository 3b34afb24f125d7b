/// Completes the name of a file from the names in its folder, as a shell does.
struct PathCompletion: Hashable, Sendable {
    /// The most names that are shown.
    static let mostNames = 6

    /// The typed text, made as long as all that fits agrees on.
    let text: String
    /// The names that fit; none where the text is a whole name already.
    let names: [String]

    /// The folder that a text is in, as it was typed; empty for the working folder.
    static func folder(of text: String) -> String {
        guard let slash = text.lastIndex(of: "/") else { return text == "~" ? "~" : "" }
        return slash == text.startIndex ? "/" : String(text[..<slash])
    }

    /// Completes a text.
    /// - Parameters:
    ///   - typed: what was typed.
    ///   - names: the names in its folder, folders with a slash behind them. Hidden ones fit once a dot was typed.
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

    /// The names for a line under the field.
    var hint: String {
        let shown = names.prefix(Self.mostNames).joined(separator: "  ")
        return names.count > Self.mostNames ? "\(shown)  …" : shown
    }
}
