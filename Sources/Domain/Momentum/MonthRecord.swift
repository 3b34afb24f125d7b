/// What a member did in one month.
public struct MonthRecord: Hashable, Sendable {
    /// A character that was dug, and as what.
    public struct Dig: Hashable, Sendable {
        /// The character.
        public let name: LocalizedText
        /// Its work's title.
        public let work: LocalizedText
        /// What the member says.
        public let type: MBTI
        /// Seconds since 1970 UTC.
        public let at: Int64
        /// Whether it was dug before and is voted on again.
        public let isRevote: Bool

        /// Memberwise.
        public init(name: LocalizedText, work: LocalizedText, type: MBTI, at: Int64, isRevote: Bool) {
            self.name = name
            self.work = work
            self.type = type
            self.at = at
            self.isRevote = isRevote
        }
    }

    /// A work that was watched.
    public struct Film: Hashable, Sendable {
        /// Its id.
        public let id: Identifier<Work>
        /// Its title.
        public let title: LocalizedText
        /// The year of its first showing.
        public let year: Int
        /// The best rating of the month; nil for none.
        public let rating: Rating?
        /// How often it was watched.
        public let count: Int
        /// Whether it was never watched before.
        public let isFirst: Bool

        /// Memberwise.
        public init(
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
    public struct Made: Hashable, Sendable {
        /// Its id.
        public let id: Identifier<Drink>
        /// Its name; its id where the catalogue no longer has it.
        public let name: LocalizedText
        /// The best rating of the month; nil for none.
        public let rating: Rating?
        /// How often it was made.
        public let count: Int
        /// Whether it was never made before.
        public let isFirst: Bool

        /// Memberwise.
        public init(id: Identifier<Drink>, name: LocalizedText, rating: Rating?, count: Int, isFirst: Bool) {
            self.id = id
            self.name = name
            self.rating = rating
            self.count = count
            self.isFirst = isFirst
        }
    }

    /// The month.
    public let month: LocalMonth
    /// In the order in which they were dug.
    public let digs: [Dig]
    /// Best rated first, then most watched.
    public let films: [Film]
    /// Best rated first, then most made.
    public let drinks: [Made]
    /// Grams of ethanol in all that was made.
    public let ethanol: Double
    /// How many reviews were written.
    public let reviews: Int
    /// What was done on each day of the month, its first at 0.
    public let days: [Int]
    /// Whether nothing at all was dug before.
    public let hasFirstDig: Bool
    /// The month's votes beside the crowd's.
    public let agreement: CrowdAgreement

    /// Memberwise.
    public init(
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
    public var isQuiet: Bool { digs.isEmpty && films.isEmpty && drinks.isEmpty && reviews == 0 }
    /// How often something was watched.
    public var watched: Int { films.reduce(0) { $0 + $1.count } }
    /// How often something was made.
    public var made: Int { drinks.reduce(0) { $0 + $1.count } }
    /// On how many days something was done.
    public var activeDays: Int { days.count { $0 > 0 } }

    /// How the month's votes lean; nil where there are too few, or they do not.
    public var bias: MonthBias? { MonthBias(digs: digs, agreement: agreement) }
}

/// The one letter that the votes of a month lean to most.
public struct MonthBias: Hashable, Sendable {
    /// So many digs are too few to speak of a leaning.
    private static let fewest = 4
    /// A leaning beside the crowd of fewer points is none.
    private static let fewestPoints = 5

    /// The letter.
    public let letter: Character
    /// How many of the digs have it.
    public let count: Int
    /// How many digs there are.
    public let digs: Int
    /// How much more often than the others who dug the same; nil where the crowd is too small to tell.
    public let points: Int?

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
public protocol MonthRepository: Sendable {
    /// - Parameter localTime: by which the days are counted.
    func month(
        _ month: LocalMonth, of profile: Identifier<Profile>, localTime: any LocalTime
    ) async throws -> MonthRecord
}
