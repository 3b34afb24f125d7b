enum Roff {
    /// Escapes running text so that nothing in it is read as a request or an escape.
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
        // A line that begins with a dot is a request.
        return result.split(separator: "\n", omittingEmptySubsequences: false)
            .map { $0.hasPrefix(".") ? "\\&" + $0 : String($0) }.joined(separator: "\n")
    }

    static func quoted(_ text: String) -> String {
        "\"\(escaped(text).replacing("\"", with: "\\(dq"))\""
    }

    static func bold(_ text: some StringProtocol) -> String { "\\fB\(escaped(text))\\fR" }

    /// Italics in running text, for placeholders.
    static func italic(_ text: some StringProtocol) -> String { "\\fI\(escaped(text))\\fR" }
}
