extension PlainText {
    /// The text made harmless with its line ends kept: each line as `line` makes it, at most one empty line between two,
    /// none at the ends.
    public static func lines(_ text: String) -> String {
        var lines: [String] = []
        for part in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
            let line = line(String(part), limit: .max)
            if !line.isEmpty || lines.last?.isEmpty == false { lines.append(line) }
        }
        if lines.last?.isEmpty == true { lines.removeLast() }
        return lines.joined(separator: "\n")
    }
}
