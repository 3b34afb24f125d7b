/// What a member's ratings say beyond the drinks themselves: which genres, and which pairings, were good.
package struct EveningTaste: Hashable, Sendable {
    /// So many ratings of three stars stand behind each mean, so that one evening does not decide everything.
    private static let doubt = 1.0
    /// How far a pairing that was always good (or bad) moves.
    private static let reach = 0.5

    private var genres: [Identifier<Genre>: Mean] = [:]
    private var pairings: [String: Mean] = [:]

    private struct Mean: Hashable {
        var sum = 0.0
        var count = 0.0

        /// From -1 to 1: how much better than three stars.
        var value: Double { sum / (count + EveningTaste.doubt) / 2 }

        mutating func add(_ rating: Rating) {
            sum += rating.stars - 3
            count += 1
        }
    }

    /// - Parameters:
    ///   - works: rated works with their genres.
    ///   - answers: what was said of evenings.
    package init(works: [(genres: [Identifier<Genre>], rating: Rating)] = [], answers: [EveningAnswer] = []) {
        for work in works {
            for genre in work.genres { genres[genre, default: Mean()].add(work.rating) }
        }
        for answer in answers {
            guard let pairing = answer.evening.pairing else { continue }
            for rating in [answer.drinkRating, answer.workRating].compactMap({ $0 }) {
                pairings[pairing.code, default: Mean()].add(rating)
            }
        }
    }

    /// How much a pairing is liked, from -0.5 to 0.5; 0 while nothing is known.
    func liking(of pairing: TonightPairing) -> Double { (pairings[pairing.code]?.value ?? 0) * Self.reach }

    /// How much a work's genres are liked, from -1 to 1: the mean over them.
    func liking(of work: Work) -> Double {
        guard !work.genres.isEmpty else { return 0 }
        return work.genres.reduce(0) { $0 + (genres[$1]?.value ?? 0) } / Double(work.genres.count)
    }
}
