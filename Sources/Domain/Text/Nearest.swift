package enum Nearest {
    /// Returns the candidates with the smallest edit distance, nearest first; ties keep their order.
    package static func texts(to text: String, among candidates: [String], limit: Int) -> [String] {
        let text = String(text.prefix(longest))
        let scored = candidates.enumerated().map { (distance(text, $0.element), $0.offset, $0.element) }
        return scored.sorted { ($0.0, $0.1) < ($1.0, $1.1) }.prefix(limit).map(\.2)
    }

    /// Returns the most similar candidate; nil if more than a third of the text would change, or anything of a text of
    /// one or two letters. Hangul counts in the letters it is typed with.
    package static func text(like text: String, among candidates: [String]) -> String? {
        texts(like: text, among: candidates, limit: 1).first
    }

    /// Returns the most similar candidates, nearest first, with the same limit of changes.
    package static func texts(like text: String, among candidates: [String], limit: Int) -> [String] {
        guard text.utf8.count <= longest else { return [] }
        let count = letters(of: text).count
        let most = count < 3 ? 0 : max(1, count / 3)
        return texts(to: text, among: candidates, limit: limit).filter { distance(text, $0) <= most }
    }

    /// The most bytes of a compared text; no name is that long.
    private static let longest = 400

    private static func letters(of text: String) -> [UInt32] { Hangul.letters(of: text.lowercased()) }

    /// Returns the edit distance (optimal string alignment).
    static func distance(_ left: String, _ right: String) -> Int {
        let (left, right) = (letters(of: left), letters(of: right))
        let most = max(left.count, right.count)
        if left.isEmpty || right.isEmpty { return most }
        return TypingMistakes.distance(left, right, toBeginning: false, limit: most) ?? most
    }
}
