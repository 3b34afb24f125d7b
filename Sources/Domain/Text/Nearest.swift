/// Suggestions for mistyped text.
package enum Nearest {
    /// The candidates with the smallest edit distance from a text, nearest first; ties keep their order.
    package static func texts(to text: String, among candidates: [String], limit: Int) -> [String] {
        let text = String(text.prefix(longest))
        let scored = candidates.enumerated().map { (distance(text, $0.element), $0.offset, $0.element) }
        return scored.sorted { ($0.0, $0.1) < ($1.0, $1.1) }.prefix(limit).map(\.2)
    }

    /// The candidate most like a text; nil when more than a third of it, or two characters of a short one, would have to
    /// change.
    package static func text(like text: String, among candidates: [String]) -> String? {
        guard text.utf8.count <= longest, let nearest = texts(to: text, among: candidates, limit: 1).first else {
            return nil
        }
        return distance(text, nearest) <= max(2, text.count / 3) ? nearest : nil
    }

    /// Bytes of the longest text that is compared; no name has so many.
    private static let longest = 400

    /// The edit distance between two texts (optimal string alignment).
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
