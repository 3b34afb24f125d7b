/// A rating of 0.5 to 5 stars in half stars.
package struct Rating: Hashable, Sendable, Comparable {
    /// Half stars, 1…10.
    package let halves: Int

    /// Nil outside 1…10.
    package init?(halves: Int) {
        guard (1...10).contains(halves) else { return nil }
        self.halves = halves
    }

    /// Nil for anything but 0.5, 1, 1.5 … 5.
    package init?(_ stars: Double) {
        guard let halves = Int(exactly: stars * 2) else { return nil }
        self.init(halves: halves)
    }

    package var stars: Double { Double(halves) / 2 }

    package static func < (left: Rating, right: Rating) -> Bool { left.halves < right.halves }

    /// All ratings, lowest first.
    package static let all: [Rating] = (1...10).compactMap { Rating(halves: $0) }
}
