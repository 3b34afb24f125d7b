/// A string literal in a source file.
struct StringLiteral: Sendable {
    /// The offset of the opening quotation mark, in bytes.
    let offset: Int
    /// The text around the interpolations: a single piece without interpolations.
    let pieces: [String]

    /// Nil for a literal with interpolations.
    var text: String? { pieces.count == 1 ? pieces[0] : nil }

    /// Whether the literal equals a text for some values of its interpolations.
    func canBe(_ text: String) -> Bool {
        var rest = text[...]
        for (index, piece) in pieces.enumerated() {
            if index == 0 {
                guard rest.hasPrefix(piece) else { return false }
                rest = rest.dropFirst(piece.count)
            } else if index == pieces.count - 1 {
                return rest.hasSuffix(piece)
            } else if !piece.isEmpty {
                guard let range = rest.firstRange(of: piece) else { return false }
                rest = rest[range.upperBound...]
            }
        }
        return rest.isEmpty
    }
}
