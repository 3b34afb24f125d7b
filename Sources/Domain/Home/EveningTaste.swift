package struct EveningTaste: Hashable, Sendable {
    /// Ratings of three stars added to each mean, so that one evening does not decide everything.
    private static let doubt = 1.0
    /// The effect of a pairing that was always good (or bad).
    private static let reach = 0.5

    private var genres: [Identifier<Genre>: Mean] = [:]
    private var pairings: [String: Mean] = [:]

    private struct Mean: Hashable {
        var sum = 0.0
        var count = 0.0

        /// How much better than three stars, from -1 to 1.
        var value: Double { sum / (count + EveningTaste.doubt) / 2 }

        mutating func add(_ rating: Rating) {
            sum += rating.stars - 3
            count += 1
        }
    }

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

    /// From -0.5 to 0.5; 0 if nothing is known.
    func liking(of pairing: TonightPairing) -> Double { (pairings[pairing.code]?.value ?? 0) * Self.reach }

    /// The mean over the work's genres, from -1 to 1.
    func liking(of work: Work) -> Double {
        guard !work.genres.isEmpty else { return 0 }
        return work.genres.reduce(0) { $0 + (genres[$1]?.value ?? 0) } / Double(work.genres.count)
    }
}
