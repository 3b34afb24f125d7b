/// Picks drinks one by one for variety, so that five of them are not five sours.
///
/// Maximal marginal relevance (Carbonell and Goldstein, SIGIR 1998): the next drink has the largest λ × relevance − (1
/// − λ) × similarity to the nearest pick. Relevance is the score scaled over the candidates, 0 for the lowest and 1 for
/// the highest; unscaled scores lie so close together that the similarities would outweigh λ. In addition, of any five
/// in a row at most two share base and technique, as long as there is anything else.
///
/// A drink is compared with the picks only while it could still win: its last value is an upper bound, since its
/// nearest pick can only get nearer. The result equals that of comparing everything.
struct Diversifier {
    /// The weight of relevance; the rest weighs dissimilarity.
    static let lambda = 0.7
    static let window = 5
    static let mostOfAKind = 2

    private let space: DrinkSpace
    private let relevance: [Double]
    /// Upper bounds of the values: λ × relevance − (1 − λ) × the similarity to the nearest pick compared so far.
    private var bounds: [Double]
    private var nearest: [Double]
    /// The number of picks each drink was compared with.
    private var compared: [Int32]
    private var isOpen: [Bool]
    private var picked: [Int] = []

    /// Takes scores and a mask by place; the mask selects the drinks that may be picked.
    init(_ space: DrinkSpace, scores: [Double], mask: [Bool]) {
        self.space = space
        let candidates = zip(scores, mask).lazy.filter(\.1).map(\.0)
        let low = candidates.min() ?? 0
        let span = (candidates.max() ?? 0) - low
        relevance = scores.map { span > 0 ? ($0 - low) / span : 0 }
        bounds = relevance.map { $0 * Self.lambda }
        nearest = [Double](repeating: 0, count: scores.count)
        compared = [Int32](repeating: 0, count: scores.count)
        isOpen = mask
    }

    /// Returns the picked places in order; fewer if there are no more. Ties go to the smaller place.
    mutating func pick(_ limit: Int) -> [Int] {
        while picked.count < limit {
            guard let next = best(isCrowdedAllowed: false) ?? best(isCrowdedAllowed: true) else { break }
            isOpen[next] = false
            picked.append(next)
        }
        return picked
    }

    static func isCrowded(_ place: Int, after picked: [Int], in space: DrinkSpace) -> Bool {
        picked.suffix(window - 1).count { space.isSameKind($0, place) } >= mostOfAKind
    }

    private mutating func best(isCrowdedAllowed: Bool) -> Int? {
        var best: (place: Int, worth: Double)?
        func isCandidate(_ place: Int) -> Bool {
            isOpen[place] && (isCrowdedAllowed || !Self.isCrowded(place, after: picked, in: space))
        }
        // The highest bound goes first, so that few others need comparing.
        var first: Int?
        for place in bounds.indices where isOpen[place] {
            if let rival = first, bounds[rival] >= bounds[place] { continue }
            if isCandidate(place) { first = place }
        }
        guard let first else { return nil }
        compare(first)
        best = (first, bounds[first])
        for place in bounds.indices where isOpen[place] {
            guard let rival = best, (bounds[place], rival.place) > (rival.worth, place), isCandidate(place) else {
                continue
            }
            compare(place)
            if (bounds[place], rival.place) > (rival.worth, place) { best = (place, bounds[place]) }
        }
        return best?.place
    }

    private mutating func compare(_ place: Int) {
        for other in picked[Int(compared[place])...] {
            nearest[place] = max(nearest[place], space.likeness(place, other))
        }
        compared[place] = Int32(picked.count)
        bounds[place] = Self.lambda * relevance[place] - (1 - Self.lambda) * nearest[place]
    }
}
