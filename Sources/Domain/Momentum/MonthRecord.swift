package struct MonthRecord: Hashable, Sendable {
    package struct Dig: Hashable, Sendable {
        package let name: LocalizedText
        package let work: LocalizedText
        package let type: MBTI
        /// Seconds since 1970 UTC.
        package let at: Int64
        /// Whether the member had dug the character before.
        package let isRevote: Bool

        package init(name: LocalizedText, work: LocalizedText, type: MBTI, at: Int64, isRevote: Bool) {
            self.name = name
            self.work = work
            self.type = type
            self.at = at
            self.isRevote = isRevote
        }
    }

    package struct Film: Hashable, Sendable {
        package let work: WorkReference
        /// The best rating of the month; nil for none.
        package let rating: Rating?
        package let count: Int
        /// The month's watchings that follow an earlier one or are marked as rewatches. For a series only marked ones
        /// count, since another entry is another season.
        package let rewatches: Int
        /// Whether the member never watched the work before.
        package let isFirst: Bool

        package init(work: WorkReference, rating: Rating?, count: Int, rewatches: Int = 0, isFirst: Bool) {
            self.work = work
            self.rating = rating
            self.count = count
            self.rewatches = rewatches
            self.isFirst = isFirst
        }

        package var id: Identifier<Work> { work.id }
    }

    package struct Made: Hashable, Sendable {
        package let id: Identifier<Drink>
        /// The drink's name, or its id if the catalogue no longer has it.
        package let name: LocalizedText
        /// The best rating of the month; nil for none.
        package let rating: Rating?
        package let count: Int
        /// Whether the member never made the drink before.
        package let isFirst: Bool

        package init(id: Identifier<Drink>, name: LocalizedText, rating: Rating?, count: Int, isFirst: Bool) {
            self.id = id
            self.name = name
            self.rating = rating
            self.count = count
            self.isFirst = isFirst
        }
    }

    package let month: LocalMonth
    package let digs: [Dig]
    /// Best rated first, then most watched.
    package let films: [Film]
    /// Best rated first, then most made.
    package let drinks: [Made]
    /// Grams of ethanol in all drinks made.
    package let ethanol: Double
    package let reviews: Int
    /// The number of activities on each day of the month; the first day is at 0.
    package let days: [Int]
    /// Whether the month has the member's first dig ever.
    package let hasFirstDig: Bool
    package let agreement: CrowdAgreement
    package let editor: EditorScore

    package init(
        month: LocalMonth, digs: [Dig], films: [Film], drinks: [Made], ethanol: Double, reviews: Int, days: [Int],
        hasFirstDig: Bool, agreement: CrowdAgreement, editor: EditorScore = EditorScore()
    ) {
        self.month = month
        self.digs = digs
        self.films = films
        self.drinks = drinks
        self.ethanol = ethanol
        self.reviews = reviews
        self.days = days
        self.hasFirstDig = hasFirstDig
        self.agreement = agreement
        self.editor = editor
    }

    package var isQuiet: Bool { digs.isEmpty && films.isEmpty && drinks.isEmpty && reviews == 0 }
    package var watched: Int { films.reduce(0) { $0 + $1.count } }
    /// The number of times a film was watched.
    package var filmsWatched: Int { films.reduce(0) { $0 + ($1.work.kind.isSeries ? 0 : $1.count) } }
    /// The number of watched series, each counted once regardless of seasons.
    package var seriesWatched: Int { films.count { $0.work.kind.isSeries } }
    package var rewatches: Int { films.reduce(0) { $0 + $1.rewatches } }
    package var made: Int { drinks.reduce(0) { $0 + $1.count } }
    package var activeDays: Int { days.count { $0 > 0 } }

    package var bias: MonthBias? { MonthBias(digs: digs, agreement: agreement) }
}

package struct MonthBias: Hashable, Sendable {
    /// The fewest digs for a bias; also the fewest digs by which one letter must exceed the other, and the fewest
    /// characters compared with others for a bias against the crowd.
    private static let fewest = 4
    /// A smaller difference from the crowd, in points, is no bias.
    private static let fewestPoints = 5

    package let letter: Character
    package let count: Int
    package let digs: Int
    /// Percentage points above the others who dug the same characters; nil without a clear difference.
    package let points: Int?

    init?(digs: [MonthRecord.Dig], agreement: CrowdAgreement) {
        guard digs.count >= Self.fewest else { return nil }
        func count(_ letter: Character, _ axis: MBTIAxis) -> Int {
            digs.count { $0.type.letter(on: axis) == letter }
        }
        self.digs = digs.count
        let biases = agreement.compared < Self.fewest ? [] : agreement.biases
        let strongest = biases.max { abs($0.points) < abs($1.points) }
        if let strongest, let letter = strongest.letter, abs(strongest.roundedPoints) >= Self.fewestPoints {
            self.letter = letter
            self.count = count(letter, strongest.axis)
            points = abs(strongest.roundedPoints)
            return
        }
        let letters = MBTIAxis.allCases.flatMap { axis in
            [axis.first, axis.second].map { (letter: $0, count: count($0, axis)) }
        }
        guard let most = letters.max(by: { $0.count < $1.count }), most.count * 4 >= digs.count * 3,
            2 * most.count - digs.count >= Self.fewest
        else { return nil }
        letter = most.letter
        self.count = most.count
        points = nil
    }
}

package protocol MonthRepository: Sendable {
    func month(
        _ month: LocalMonth, of profile: Identifier<Profile>, localTime: any LocalTime
    ) async throws -> MonthRecord
}
