import CommunitySync
package import Domain
import GRDB

/// The table's triggers maintain the sums.
package struct SQLiteVoteRepository: VoteRepository {
    private let database: AppDatabase

    package init(database: AppDatabase) { self.database = database }

    package func result(of character: Identifier<WorkCharacter>, for viewer: Viewer) async throws -> ResultVisibility? {
        await database.noteView(of: .result(character), viewer)
        return try await database.read { db in try Self.visibility(character, viewer, db) }
    }

    package func periods(of character: Identifier<WorkCharacter>, for viewer: Viewer) async throws -> [VotePeriod] {
        await database.noteView(of: .result(character), viewer)
        return try await database.read { db in
            let crowd = try Crowd(of: viewer, db)
            guard let seen = try Self.seen(character, viewer, crowd), !seen.summary.visibility.isMasked else {
                return []
            }
            return VotePeriod.periods(try crowd.months(of: seen.number), guess: seen.guess)
        }
    }

    @discardableResult
    package func vote(_ ballot: Ballot, by member: Author, at now: Int64) async throws -> VoteOutcome {
        let viewer = Viewer(member.id)
        return try await database.write { db in
            guard let number = try CommunityNumbers.character(ballot.character, for: member.id, db),
                let before = try Self.visibility(ballot.character, viewer, db)
            else { throw NotFound(id: ballot.character.rawValue) }
            var journal = try Journal(db, profile: member.id)
            let old = try Row.fetchOne(db, SQL.voteOf, [member.id.rawValue, number])
            let oldType: Int? = old?["type"]
            let row = try (old?["number"] as Int64?) ?? RowNumbers.next(in: .vote, db)
            if let old, let oldType {
                try journal.put(
                    .pastVote,
                    [
                        "profile": .text(member.id.rawValue), "character": .integer(number),
                        "voted_at": .integer(old["voted_at"]), "type": .integer(Int64(oldType)),
                    ])
            }
            try journal.put(
                .vote,
                [
                    "number": .integer(row), "character": .integer(number), "profile": .text(member.id.rawValue),
                    "type": .integer(Int64(ballot.type.code)), "voter_type": .optional(member.type?.code),
                    "voted_at": .integer(now), "reason": .optional(ballot.reason), "before": .optional(oldType),
                ])
            try journal.record(oldType == nil ? "dig.vote" : "dig.revote", subjects: [ballot.character.rawValue])
            guard let after = try Self.visibility(ballot.character, viewer, db)?.result else {
                throw NotFound(id: ballot.character.rawValue)
            }
            return VoteOutcome(
                before: CommunityRows.type(oldType), after: ballot.type, resultBefore: before, result: after)
        }
    }

    package func vote(
        on character: Identifier<WorkCharacter>, by profile: Identifier<Profile>
    ) async throws -> CastVote? {
        try await database.read { db in
            guard let number = try CommunityNumbers.character(character, for: profile, db) else { return nil }
            return try Row.fetchOne(db, SQL.voteOf, [profile.rawValue, number]).flatMap { Self.cast($0, on: character) }
        }
    }

    package func votes(
        of profile: Identifier<Profile>, after last: ListMark?, limit: Int
    ) async throws -> Page<VoteHistoryRow> {
        let viewer = Viewer(profile)
        return try await database.read { db in
            let rows = try Row.fetchAll(
                db, SQL.votePage,
                [profile.rawValue, profile.rawValue, profile.rawValue] + CommunityNumbers.newest(last, limit))
            let page = CommunityNumbers.page(rows, limit: limit, by: "voted_at", "number")
            let crowd = try Crowd(of: viewer, db)
            return try page.compactMap { row in
                let character = try CommunityRows.character(row, for: viewer, crowd)
                return Self.cast(row, on: character.id).map {
                    VoteHistoryRow(vote: $0, character: character, isOwn: row["is_own"], past: Self.past(row))
                }
            }
        }
    }

    private static func cast(_ row: Row, on character: Identifier<WorkCharacter>) -> CastVote? {
        CommunityRows.type(row["type"]).map { type in
            CastVote(
                Ballot(character, type, reason: row["reason"]), voterType: CommunityRows.type(row["voter_type"]),
                votedAt: row["voted_at"], before: CommunityRows.type(row["before"]))
        }
    }

    /// The replaced votes, oldest first.
    private static func past(_ row: Row) -> [PastVote] {
        let texts = (row["past"] as String? ?? "").split(separator: ",")
        return texts.compactMap { text -> PastVote? in
            let numbers = text.split(separator: " ").compactMap { Int64($0) }
            guard numbers.count == 2, let type = CommunityRows.type(Int(numbers[1])) else { return nil }
            return PastVote(type: type, votedAt: numbers[0])
        }.sorted { $0.votedAt < $1.votedAt }
    }

    private static func seen(
        _ id: Identifier<WorkCharacter>, _ viewer: Viewer, _ crowd: Crowd
    ) throws -> (number: Int64, guess: MBTI?, reason: LocalizedText?, summary: CharacterSummary)? {
        let me = CommunityRows.me(viewer)
        let id = try crowd.merged.present(id)
        guard
            let row = try Row.fetchOne(
                crowd.db, SQLiteCharacterRepository.SQL.characterByID,
                [me, me, id.rawValue]), try CommunityRows.isKnown(row, to: viewer, crowd)
        else { return nil }
        return (
            row["character_number"], CommunityRows.type(row["guess"]), WorkRows.reason(row),
            try CommunityRows.character(row, for: viewer, crowd)
        )
    }

    private static func visibility(
        _ id: Identifier<WorkCharacter>, _ viewer: Viewer, _ db: Database
    ) throws -> ResultVisibility? {
        let crowd = try Crowd(of: viewer, db)
        guard let seen = try seen(id, viewer, crowd) else { return nil }
        guard case .open(let type) = seen.summary.visibility else { return .masked(votes: seen.summary.votes) }
        let tally = try crowd.tally(of: seen.number, mine: type.mine)
        return .open(
            VoteResult(tally, mine: type.mine, guess: seen.guess, reason: seen.reason, members: crowd.members))
    }

    enum SQL {
        static let tally = "SELECT voter_type, type, count FROM tally WHERE character = ?"
        static let monthTally = "SELECT month, type, count FROM month_tally WHERE character = ?"
        static let voteColumns = "vote.type, vote.voter_type, vote.voted_at, vote.reason, vote.before, vote.number"
        static let voteOf = """
            SELECT \(voteColumns) FROM vote WHERE vote.profile = ? AND vote.character = ?
            """
        static let votePage = """
            SELECT \(CommunityRows.SQL.characterColumns), \(voteColumns), character.owner IS NOT NULL AS is_own,
                (SELECT group_concat(past_vote.voted_at || ' ' || past_vote.type) FROM past_vote
                    WHERE past_vote.profile = vote.profile AND past_vote.character = vote.character) AS past
            FROM vote
            CROSS JOIN character ON character.number = vote.character \(CommunityRows.SQL.characterJoin)
            WHERE vote.profile = ? AND (vote.voted_at, vote.number) < (?, ?)
            ORDER BY vote.voted_at DESC, vote.number DESC LIMIT ?
            """
    }
}
