/// A string literal of a source.
struct StringLiteral: Sendable {
    /// Where its opening quotation mark stands, in bytes.
    let offset: Int
    /// The text between its interpolations: one piece where there are none.
    let pieces: [String]

    /// Its text, when it has no interpolation.
    var text: String? { pieces.count == 1 ? pieces[0] : nil }

    /// Whether some value of its interpolations makes it this text.
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
