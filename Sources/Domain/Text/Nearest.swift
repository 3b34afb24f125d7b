package enum Nearest {
    /// Returns the candidates with the smallest edit distance, nearest first; ties keep their order.
    package static func texts(to text: String, among candidates: [String], limit: Int) -> [String] {
        let text = String(text.prefix(longest))
        let scored = candidates.enumerated().map { (distance(text, $0.element), $0.offset, $0.element) }
        return scored.sorted { ($0.0, $0.1) < ($1.0, $1.1) }.prefix(limit).map(\.2)
    }

    /// Returns the most similar candidate; nil if more than a third, or two characters of a short one, would change.
    package static func text(like text: String, among candidates: [String]) -> String? {
        texts(like: text, among: candidates, limit: 1).first
    }

    /// Returns the most similar candidates, nearest first, with the same limit of changes.
    package static func texts(like text: String, among candidates: [String], limit: Int) -> [String] {
        guard text.utf8.count <= longest else { return [] }
        return texts(to: text, among: candidates, limit: limit).filter {
            distance(text, $0) <= max(2, text.count / 3)
        }
    }

    /// The most bytes of a compared text; no name is that long.
    private static let longest = 400

    /// Returns the edit distance (optimal string alignment).
    static func distance(_ left: String, _ right: String) -> Int {
        let (left, right) = (Array(left.lowercased()), Array(right.lowercased()))
        let most = max(left.count, right.count)
        if left.isEmpty || right.isEmpty { return most }
        return TypingMistakes.distance(left, right, toBeginning: false, limit: most) ?? most
    }
}
