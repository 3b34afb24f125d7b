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
        let left = Array(left.lowercased())
        let right = Array(right.lowercased())
        if left.isEmpty || right.isEmpty { return max(left.count, right.count) }
        var beforeLast: [Int] = []
        var last = Array(0...right.count)
        for row in 1...left.count {
            var current = [row]
            for column in 1...right.count {
                let cost = left[row - 1] == right[column - 1] ? 0 : 1
                var best = min(last[column] + 1, current[column - 1] + 1, last[column - 1] + cost)
                if row > 1, column > 1, left[row - 1] == right[column - 2], left[row - 2] == right[column - 1] {
                    best = min(best, beforeLast[column - 2] + 1)
                }
                current.append(best)
            }
            beforeLast = last
            last = current
        }
        return last[right.count]
    }
}
