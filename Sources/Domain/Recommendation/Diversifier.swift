/// Picks drinks one by one so that five of them are not five sours.
///
/// Maximal marginal relevance (Carbonell and Goldstein, SIGIR 1998): the next drink has the largest λ × relevance − (1
/// − λ) × similarity to the nearest one already picked. Relevance is the score scaled over the candidates, 0 for the
/// lowest and 1 for the highest: scores lie close together and similarities do not, so unscaled the similarities would
/// outweigh λ. In addition, of any five in a row at most two share base and technique, as long as there is anything
/// else.
///
/// A drink is compared with the picked ones only while it could still win: its last value is an upper bound, since the
/// nearest pick can only come nearer. So the result is the same as comparing everything.
struct Diversifier {
    /// The weight of relevance; the rest is for being different.
    static let lambda = 0.7
    /// How many in a row are considered together.
    static let window = 5
    /// How many of those may share base and technique.
    static let mostOfAKind = 2

    private let space: DrinkSpace
    private let relevance: [Double]
    /// An upper bound of each drink's value: λ × relevance − (1 − λ) × the similarity to the nearest pick it was
    /// compared with.
    private var bounds: [Double]
    private var nearest: [Double]
    /// With how many picks each drink was compared.
    private var compared: [Int32]
    private var isOpen: [Bool]
    private var picked: [Int] = []

    /// - Parameters:
    ///   - scores: of each drink of the space, by place.
    ///   - mask: which of them may be picked.
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

    /// The places picked, in order; fewer if there are no more. Ties go to the smaller place.
    mutating func pick(_ limit: Int) -> [Int] {
        while picked.count < limit {
            guard let next = best(isCrowdedAllowed: false) ?? best(isCrowdedAllowed: true) else { break }
            isOpen[next] = false
            picked.append(next)
        }
        return picked
    }

    /// Whether a drink would be one too many of its kind after the last picks.
    static func isCrowded(_ place: Int, after picked: [Int], in space: DrinkSpace) -> Bool {
        picked.suffix(window - 1).count { space.isSameKind($0, place) } >= mostOfAKind
    }

    private mutating func best(isCrowdedAllowed: Bool) -> Int? {
        var best: (place: Int, worth: Double)?
        func isCandidate(_ place: Int) -> Bool {
            isOpen[place] && (isCrowdedAllowed || !Self.isCrowded(place, after: picked, in: space))
        }
        // The highest bound goes first; few others then need to be compared.
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

    /// Updates the bound of a drink for all picks so far.
    private mutating func compare(_ place: Int) {
        for other in picked[Int(compared[place])...] {
            nearest[place] = max(nearest[place], space.likeness(place, other))
        }
        compared[place] = Int32(picked.count)
        bounds[place] = Self.lambda * relevance[place] - (1 - Self.lambda) * nearest[place]
    }
}
