import CommunityProtocol

/// How far a store is, as one reader needs to know it.
///
/// A copy may answer in place of the store where it is as far: nobody is shown less than they did themselves, or than
/// they were told is there.
struct ReadPosition: Sendable {
    /// How a copy stands beside the store.
    enum Reach: Hashable, Sendable {
        /// As far as this reader needs.
        case there
        /// It lacks something that this reader did or was told of.
        case behind
        /// It lacks minutes, or what was restored since.
        case late
        /// It is a copy of another community.
        case foreign
    }

    /// By so many beats, of a minute each, a copy may be behind the store for those who did nothing meanwhile.
    private static let mostBeats: Int64 = 1

    let arrival: Arrival
    /// The newest of what the reader's inbox tells.
    private let notice: Int64

    private init(_ arrival: Arrival, notice: Int64) {
        self.arrival = arrival
        self.notice = notice
    }

    /// For nobody in particular.
    init(_ arrival: Arrival) {
        self.init(Arrival(session: nil, mark: arrival.mark, catalogue: arrival.catalogue), notice: 0)
    }

    /// - Throws: `ServerProblem` where the account is gone.
    static func of(_ token: String?, at now: Int64, in db: any SQLConnection) throws -> ReadPosition {
        let statement = Arrival.statement(token)
        let answers = try db.queryAll([
            statement,
            SQLStatement(
                """
                SELECT coalesce(
                    (SELECT max(no) FROM inbox WHERE member = (SELECT member FROM device WHERE token = ?)), 0) AS no
                """, statement.arguments[0]),
        ])
        guard let row = answers[0].first, let newest = answers[1].first else { throw SQLError.column("no") }
        return ReadPosition(try Arrival(row, at: now), notice: try newest.integer("no"))
    }

    /// What a member does raises their `seq` or changes their row, what they publish the number of the catalogue.
    func reach(of copy: ReadPosition) -> Reach {
        let (mark, other) = (arrival.mark, copy.arrival.mark)
        guard other.id == mark.id else { return .foreign }
        guard other.epoch == mark.epoch, other.beat >= mark.beat - Self.mostBeats else { return .late }
        let hasAll =
            copy.arrival.catalogue >= arrival.catalogue && copy.notice >= notice
            && copy.arrival.session?.no == arrival.session?.no
            && copy.arrival.session?.member == arrival.session?.member
        return hasAll ? .there : .behind
    }
}
