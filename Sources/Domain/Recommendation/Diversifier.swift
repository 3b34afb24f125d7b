/// Picks drinks one after another so that five of them are not five sours.
///
/// Maximal marginal relevance (Carbonell and Goldstein, SIGIR 1998): the next is the one with the largest
/// λ × relevance − (1 − λ) × likeness to the nearest already picked. Relevance is the score stretched over the
/// candidates, 0 for the lowest and 1 for the highest: scores lie close together and likenesses do not, so the
/// difference would outweigh what λ gives it. On top of it, of any five in a row at most two share
/// base and way of mixing, as long as there is anything else.
///
/// A drink is compared with what was picked only when it could still win: what it was worth before is the most it can
/// be worth now, since the nearest only comes nearer. So the picks are those of comparing everything.
struct Diversifier {
    /// What the relevance counts for; what is left is for being different.
    static let lambda = 0.7
    /// How many in a row are looked at together.
    static let window = 5
    /// How many of those may share base and way of mixing.
    static let mostOfAKind = 2

    private let space: DrinkSpace
    private let relevance: [Double]
    /// The most a drink can be worth: λ × relevance − (1 − λ) × the likeness to the nearest it was compared with.
    private var bounds: [Double]
    private var nearest: [Double]
    /// With how many of the picked each was compared.
    private var compared: [Int32]
    private var isOpen: [Bool]
    private var picked: [Int] = []

    /// Prepares the picking.
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

    /// The places of the picked, in order; fewer where there are no more. Ties go to the smaller place.
    mutating func pick(_ limit: Int) -> [Int] {
        while picked.count < limit {
            guard let next = best(isCrowdedAllowed: false) ?? best(isCrowdedAllowed: true) else { break }
            isOpen[next] = false
            picked.append(next)
        }
        return picked
    }

    /// Whether a drink would be one too many of its kind beside the last ones picked.
    static func isCrowded(_ place: Int, after picked: [Int], in space: DrinkSpace) -> Bool {
        picked.suffix(window - 1).count { space.isSameKind($0, place) } >= mostOfAKind
    }

    private mutating func best(isCrowdedAllowed: Bool) -> Int? {
        var best: (place: Int, worth: Double)?
        func isCandidate(_ place: Int) -> Bool {
            isOpen[place] && (isCrowdedAllowed || !Self.isCrowded(place, after: picked, in: space))
        }
        // The one that promises most goes first; few others then need to be compared.
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

    /// Brings the worth of a drink up to date with all that was picked.
    private mutating func compare(_ place: Int) {
        for other in picked[Int(compared[place])...] {
            nearest[place] = max(nearest[place], space.likeness(place, other))
        }
        compared[place] = Int32(picked.count)
        bounds[place] = Self.lambda * relevance[place] - (1 - Self.lambda) * nearest[place]
    }
}
