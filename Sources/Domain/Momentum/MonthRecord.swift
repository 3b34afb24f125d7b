/// What a member did in one month.
package struct MonthRecord: Hashable, Sendable {
    /// A character that was dug, and as what.
    package struct Dig: Hashable, Sendable {
        /// The character.
        package let name: LocalizedText
        /// Its work's title.
        package let work: LocalizedText
        /// What the member says.
        package let type: MBTI
        /// Seconds since 1970 UTC.
        package let at: Int64
        /// Whether it was dug before and is voted on again.
        package let isRevote: Bool

        package init(name: LocalizedText, work: LocalizedText, type: MBTI, at: Int64, isRevote: Bool) {
            self.name = name
            self.work = work
            self.type = type
            self.at = at
            self.isRevote = isRevote
        }
    }

    /// A work that was watched.
    package struct Film: Hashable, Sendable {
        package let id: Identifier<Work>
        package let title: LocalizedText
        /// The year of its first showing.
        package let year: Int
        /// The best rating of the month; nil for none.
        package let rating: Rating?
        /// How often it was watched.
        package let count: Int
        /// Whether it was never watched before.
        package let isFirst: Bool

        package init(
            id: Identifier<Work>, title: LocalizedText, year: Int, rating: Rating?, count: Int, isFirst: Bool
        ) {
            self.id = id
            self.title = title
            self.year = year
            self.rating = rating
            self.count = count
            self.isFirst = isFirst
        }
    }

    /// A drink that was made.
    package struct Made: Hashable, Sendable {
        package let id: Identifier<Drink>
        /// Its name; its id where the catalogue no longer has it.
        package let name: LocalizedText
        /// The best rating of the month; nil for none.
        package let rating: Rating?
        /// How often it was made.
        package let count: Int
        /// Whether it was never made before.
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
    /// In the order in which they were dug.
    package let digs: [Dig]
    /// Best rated first, then most watched.
    package let films: [Film]
    /// Best rated first, then most made.
    package let drinks: [Made]
    /// Grams of ethanol in all that was made.
    package let ethanol: Double
    /// How many reviews were written.
    package let reviews: Int
    /// What was done on each day of the month, its first at 0.
    package let days: [Int]
    /// Whether nothing at all was dug before.
    package let hasFirstDig: Bool
    /// The month's votes beside the crowd's.
    package let agreement: CrowdAgreement

    package init(
        month: LocalMonth, digs: [Dig], films: [Film], drinks: [Made], ethanol: Double, reviews: Int, days: [Int],
        hasFirstDig: Bool, agreement: CrowdAgreement
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
    }

    /// Whether nothing was done.
    package var isQuiet: Bool { digs.isEmpty && films.isEmpty && drinks.isEmpty && reviews == 0 }
    /// How often something was watched.
    package var watched: Int { films.reduce(0) { $0 + $1.count } }
    /// How often something was made.
    package var made: Int { drinks.reduce(0) { $0 + $1.count } }
    /// On how many days something was done.
    package var activeDays: Int { days.count { $0 > 0 } }

    /// How the month's votes lean; nil where there are too few, or they do not.
    package var bias: MonthBias? { MonthBias(digs: digs, agreement: agreement) }
}

/// The one letter that the votes of a month lean to most.
package struct MonthBias: Hashable, Sendable {
    /// So many digs are too few to speak of a leaning.
    private static let fewest = 4
    /// A leaning beside the crowd of fewer points is none.
    private static let fewestPoints = 5

    package let letter: Character
    /// How many of the digs have it.
    package let count: Int
    /// How many digs there are.
    package let digs: Int
    /// How much more often than the others who dug the same; nil where the crowd is too small to tell.
    package let points: Int?

    init?(digs: [MonthRecord.Dig], agreement: CrowdAgreement) {
        guard digs.count >= Self.fewest else { return nil }
        func count(_ letter: Character, _ axis: MBTIAxis) -> Int {
            digs.count { $0.type.letter(on: axis) == letter }
        }
        self.digs = digs.count
        let strongest = agreement.biases.max { abs($0.points) < abs($1.points) }
        if let strongest, let letter = strongest.letter, abs(strongest.roundedPoints) >= Self.fewestPoints {
            self.letter = letter
            self.count = count(letter, strongest.axis)
            points = abs(strongest.roundedPoints)
            return
        }
        let letters = MBTIAxis.allCases.flatMap { axis in
            [axis.first, axis.second].map { (letter: $0, count: count($0, axis)) }
        }
        guard let most = letters.max(by: { $0.count < $1.count }), most.count * 4 >= digs.count * 3 else { return nil }
        letter = most.letter
        self.count = most.count
        points = nil
    }
}

/// Reads what a member did in a month.
package protocol MonthRepository: Sendable {
    /// - Parameter localTime: by which the days are counted.
    func month(
        _ month: LocalMonth, of profile: Identifier<Profile>, localTime: any LocalTime
    ) async throws -> MonthRecord
}
