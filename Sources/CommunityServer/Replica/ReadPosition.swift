import CommunityProtocol

/// The position of a store as far as one viewer depends on it.
///
/// A replica may answer once it has reached that position: nobody misses their own changes, or anything they were
/// notified about.
struct ReadPosition: Sendable {
    enum Reach: Hashable, Sendable {
        case there
        /// Lacks something that the viewer did or was notified about.
        case behind
        /// Minutes behind, or older than a restore.
        case late
        /// A replica of another community.
        case foreign
    }

    /// The allowed lag in beats of one minute each, for viewers without changes of their own.
    private static let mostBeats: Int64 = 1

    let arrival: Arrival
    private let notice: Int64

    private init(_ arrival: Arrival, notice: Int64) {
        self.arrival = arrival
        self.notice = notice
    }

    /// The position without a particular viewer.
    init(_ arrival: Arrival) {
        self.init(Arrival(session: nil, mark: arrival.mark, catalogue: arrival.catalogue), notice: 0)
    }

    /// - Throws: `ServerProblem` if the account is gone.
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

    /// A member's changes raise their `seq` or alter their row; publishing raises the catalogue's number.
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
