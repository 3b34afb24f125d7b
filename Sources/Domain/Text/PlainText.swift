/// Makes text from outside harmless: what was typed, pasted or read must not steer a terminal.
public enum PlainText {
    /// The text in one line, at most so many characters.
    ///
    /// Control characters and line ends become spaces and runs of spaces one; marks that turn the direction of writing,
    /// invisible operators and byte order marks go; spaces at both ends too. What joins an emoji stays.
    public static func line(_ text: String, limit: Int) -> String {
        var result = String.UnicodeScalarView()
        var isSpaceDue = false
        for scalar in text.unicodeScalars {
            if isBlank(scalar) {
                isSpaceDue = !result.isEmpty
            } else if !isInvisible(scalar) {
                if isSpaceDue { result.append(" ") }
                isSpaceDue = false
                result.append(scalar)
            }
        }
        var line = String(String(result).prefix(max(limit, 0)))
        while line.last == " " { line.removeLast() }
        return line
    }

    private static func isBlank(_ scalar: Unicode.Scalar) -> Bool {
        scalar.properties.generalCategory == .control || scalar.properties.isWhitespace
    }

    /// Whether a sign is one of those that are never seen and never kept: marks that turn the direction of writing,
    /// invisible operators, byte order marks, anchors of annotations.
    public static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2060...0x206F, 0xFEFF, 0xFFF9...0xFFFB: true
        default: false
        }
    }
}
