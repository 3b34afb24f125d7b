public import Domain
internal import GRDB

/// Votes in the database. Sums are kept by the triggers of the table.
public struct SQLiteVoteRepository: VoteRepository {
    private let database: AppDatabase

    /// Makes a repository on a database.
    public init(database: AppDatabase) {
        self.database = database
    }

    /// What the votes say, as the reader may see it; nil when there is no such character.
    public func result(of character: Identifier<WorkCharacter>, for reader: Reader) async throws -> ResultVisibility? {
        try await database.read { db in try Self.visibility(character, reader, db) }
    }

    /// How the crowd changed, month by month; nothing for a reader who may not see the type.
    public func periods(of character: Identifier<WorkCharacter>, for reader: Reader) async throws -> [VotePeriod] {
        try await database.read { db in
            guard let seen = try Self.seen(character, reader, db), !seen.summary.visibility.isMasked else { return [] }
            var months: [Int: [MBTI: Int]] = [:]
            let rows = try Row.fetchCursor(db.cachedStatement(sql: NamedQueries.monthTally), arguments: [seen.number])
            while let row = try rows.next() {
                if let type = CommunityRows.type(row[1]) { months[row[0], default: [:]][type] = row[2] }
            }
            return VotePeriod.periods(months, guess: seen.guess)
        }
    }

    /// Votes, or votes again, as one step that can be undone.
    @discardableResult
    public func vote(_ ballot: Ballot, by member: ActingMember, at now: Int64) async throws -> VoteOutcome {
        let reader = Reader(member.id)
        return try await database.write { db in
            guard let number = try CommunityNumbers.character(ballot.character, db),
                let before = try Self.visibility(ballot.character, reader, db)
            else { throw NotFound(id: ballot.character.rawValue) }
            var journal = try Journal(db, profile: member.id)
            let old = try Row.fetchOne(
                db.cachedStatement(sql: NamedQueries.voteOf), arguments: [member.id.rawValue, number])
            let said: Int? = old?[0]
            let row = try (old?[5] as Int64?) ?? RowNumbers.next(in: .vote, db)
            try journal.put(
                .vote,
                [
                    "number": .integer(row), "character": .integer(number), "profile": .text(member.id.rawValue),
                    "type": .integer(Int64(ballot.type.code)), "voter_type": .optional(member.type?.code),
                    "voted_at": .integer(now), "reason": .optional(ballot.reason), "before": .optional(said),
                ])
            try journal.record(said == nil ? "dig.vote" : "dig.revote", subjects: [ballot.character.rawValue])
            guard let after = try Self.visibility(ballot.character, reader, db)?.result else {
                throw NotFound(id: ballot.character.rawValue)
            }
            return VoteOutcome(
                before: CommunityRows.type(said), after: ballot.type, resultBefore: before, result: after)
        }
    }

    /// What a member said of a character; nil where nothing.
    public func vote(
        on character: Identifier<WorkCharacter>, by profile: Identifier<Profile>
    ) async throws -> CastVote? {
        try await database.read { db in
            guard let number = try CommunityNumbers.character(character, db) else { return nil }
            return try Row.fetchOne(
                db.cachedStatement(sql: NamedQueries.voteOf), arguments: [profile.rawValue, number]
            ).flatMap { Self.cast($0, from: 0, on: character) }
        }
    }

    /// A page of a member's own votes, the newest first.
    public func votes(
        of profile: Identifier<Profile>, after last: ListMark?, limit: Int
    ) async throws -> Page<VoteHistoryRow> {
        let reader = Reader(profile)
        let count = CommunityRows.characterColumns
        return try await database.read { db in
            let rows = try Row.fetchAll(
                db.cachedStatement(sql: NamedQueries.votePage),
                arguments: [
                    profile.rawValue, profile.rawValue, profile.rawValue, last?.key(0, or: .max) ?? .max,
                    last?.key(1, or: .max) ?? .max, CommunityNumbers.oneMore(limit),
                ])
            let page = CommunityNumbers.page(rows, limit: limit) { ListMark([$0[count + 2], $0[count + 5]]) }
            return Page(
                rows: page.rows.compactMap { row in
                    let character = CommunityRows.character(row, for: reader)
                    return Self.cast(row, from: count, on: character.id)
                        .map { VoteHistoryRow(vote: $0, character: character) }
                }, next: page.next)
        }
    }

    private static func cast(_ row: Row, from place: Int, on character: Identifier<WorkCharacter>) -> CastVote? {
        CommunityRows.type(row[place]).map { type in
            CastVote(
                Ballot(character, type, reason: row[place + 3]), voterType: CommunityRows.type(row[place + 1]),
                votedAt: row[place + 2], before: CommunityRows.type(row[place + 4]))
        }
    }

    private static func seen(
        _ id: Identifier<WorkCharacter>, _ reader: Reader, _ db: Database
    ) throws -> (number: Int64, guess: MBTI?, summary: CharacterSummary)? {
        let me = CommunityRows.me(reader)
        guard
            let row = try Row.fetchOne(
                db.cachedStatement(sql: NamedQueries.characterByID), arguments: [me, me, id.rawValue])
        else { return nil }
        return (row[0], CommunityRows.type(row[9]), CommunityRows.character(row, for: reader))
    }

    private static func visibility(
        _ id: Identifier<WorkCharacter>, _ reader: Reader, _ db: Database
    ) throws -> ResultVisibility? {
        guard let seen = try seen(id, reader, db) else { return nil }
        guard case .open(let type) = seen.summary.visibility else { return .masked(votes: seen.summary.votes) }
        var counts: [MBTI?: [MBTI: Int]] = [:]
        let rows = try Row.fetchCursor(db.cachedStatement(sql: NamedQueries.tally), arguments: [seen.number])
        while let row = try rows.next() {
            if let type = CommunityRows.type(row[1]) {
                counts[CommunityRows.voter(row[0]), default: [:]][type] = row[2]
            }
        }
        return .open(VoteResult(VoteTally(counts), mine: type.mine, guess: seen.guess))
    }
}
