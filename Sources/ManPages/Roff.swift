/// Text in the macros of man(7), as groff and mandoc read it.
enum Roff {
    /// Text between macros: nothing in it is taken for a request or an escape.
    static func escaped(_ text: some StringProtocol) -> String {
        var result = ""
        for character in text {
            switch character {
            case "\\": result += "\\e"
            case "-": result += "\\-"
            case "'": result += "\\(aq"
            case "`": result += "\\(ga"
            case "^": result += "\\(ha"
            case "~": result += "\\(ti"
            case "\u{201C}": result += "\\(lq"
            case "\u{201D}": result += "\\(rq"
            case "\u{2019}": result += "\\(cq"
            case "\u{2026}": result += "..."
            case "\u{2190}": result += "Left"
            case "\u{2192}": result += "Right"
            default: result.append(character)
            }
        }
        // A line that begins with a dot would be a request.
        return result.split(separator: "\n", omittingEmptySubsequences: false)
            .map { $0.hasPrefix(".") ? "\\&" + $0 : String($0) }.joined(separator: "\n")
    }

    /// A macro's argument, in quotation marks.
    static func quoted(_ text: String) -> String {
        "\"\(escaped(text).replacing("\"", with: "\\(dq"))\""
    }

    static func bold(_ text: some StringProtocol) -> String { "\\fB\(escaped(text))\\fR" }

    /// Italics in running text: what the reader puts in.
    static func italic(_ text: some StringProtocol) -> String { "\\fI\(escaped(text))\\fR" }
}
