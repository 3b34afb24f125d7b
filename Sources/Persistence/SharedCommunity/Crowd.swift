import Domain
import GRDB

/// The people whose votes a viewer sees: the profiles of this machine, or the members of a community on a server. A
/// server's answers are stored. If an answer states which vote of the viewer it counted, the viewer's present vote
/// replaces that one; any other answer is shown as it is.
struct Crowd {
    /// Nil for this machine.
    let membership: Int64?
    /// The number of members that a server last reported; nil for this machine.
    let members: Int?
    let db: Database
    let merged: MergedWorks
    let visibility: CatalogueVisibility

    init(of viewer: Viewer, _ db: Database) throws {
        self.db = db
        let own = try viewer.profile.flatMap { try Row.fetchOne(db, SQL.own, [$0.rawValue]) }
        membership = own?[0]
        members = own?[1]
        merged = try MergedWorks(membership, db)
        visibility = try CatalogueVisibility(merged)
    }

    /// The votes on a character and the crowd's type, from the columns of `CommunityRows.SQL.characterColumns`.
    func numbers(_ row: Row) throws -> CrowdNumbers {
        guard let membership else {
            return CrowdNumbers(votes: row["votes"], type: CommunityRows.crowd(row, votes: row["votes"]))
        }
        let mine: Int? = row["my_type"]
        guard let standing = try Row.fetchOne(db, SQL.standing, [membership, row["character_number"] as Int64])
        else {
            // Nothing was requested yet: only the viewer's vote is known.
            let own = CommunityRows.type(mine)
            return CrowdNumbers(votes: own == nil ? 0 : 1, type: own.flatMap { CrowdType([$0: 1], guess: nil) })
        }
        let counted: Int? = Self.reportsNoVotes(standing) ? nil : standing["mine"]
        guard Self.knowsCountedVote(standing), counted != mine else {
            let votes: Int = standing["votes"]
            let isTypeUnreported = mine != nil && standing["is_type_unreported"]
            return CrowdNumbers(
                votes: votes, type: isTypeUnreported ? nil : CommunityRows.crowd(standing, votes: votes),
                isTypeUnreported: isTypeUnreported)
        }
        let byType = try tally(of: row["character_number"], mine: CommunityRows.type(mine)).byType
        return CrowdNumbers(
            votes: byType.values.reduce(0, +), type: CrowdType(byType, guess: CommunityRows.type(row["guess"])))
    }

    /// All votes on a character, including `mine`, the viewer's present vote.
    func tally(of character: Int64, mine: MBTI?) throws -> VoteTally {
        var counts: [MBTI?: [MBTI: Int]] = [:]
        let sql = membership == nil ? SQLiteVoteRepository.SQL.tally : SQL.cells
        let arguments: StatementArguments = membership.map { [$0, character] } ?? [character]
        for row in try Row.fetchAll(db, sql, arguments) {
            if let type = CommunityRows.type(row["type"]) {
                counts[CommunityRows.voter(row["voter_type"]), default: [:]][type] = row["count"]
            }
        }
        var tally = VoteTally(counts)
        guard let membership else { return tally }
        let standing = try Row.fetchOne(db, SQL.standing, [membership, character])
        if let standing, Self.reportsNoVotes(standing) { tally = VoteTally([:]) }
        // The stored votes include the viewer's counted vote, even if a list has reported another total since. If only
        // a list reported a total, only the viewer's vote is known.
        if let standing, !Self.reportsNoVotes(standing), let counted = CommunityRows.type(standing["mine"]) {
            tally = tally.without(counted, by: CommunityRows.type(standing["voter_type"]))
        }
        if let mine {
            let voter = try Int.fetchOne(db, SQL.voterType, [membership, character])
            tally.add(mine, by: CommunityRows.type(voter))
        }
        return tally
    }

    /// Whether the viewer's counted vote is known: the answer is a result, or it counted no votes at all.
    private static func knowsCountedVote(_ standing: Row) -> Bool {
        standing["is_exact"] == true || standing["votes"] == 0
    }

    /// Whether a list has reported no votes since the last result. All votes of that result are then void.
    private static func reportsNoVotes(_ standing: Row) -> Bool {
        standing["is_exact"] == false && standing["votes"] == 0
    }

    func months(of character: Int64) throws -> [Int: [MBTI: Int]] {
        var months: [Int: [MBTI: Int]] = [:]
        let sql = membership == nil ? SQLiteVoteRepository.SQL.monthTally : SQL.months
        let arguments: StatementArguments = membership.map { [$0, character] } ?? [character]
        for row in try Row.fetchAll(db, sql, arguments) {
            if let type = CommunityRows.type(row["type"]) {
                months[row["month"], default: [:]][type] = row["count"]
            }
        }
        return months
    }

    /// The wishes and thumbs for a work by the members' types, including the viewer's present ones.
    func mood(of work: Int64) throws -> [TypeMood] {
        let sql = membership == nil ? SQLiteWorkRepository.SQL.workMood : SQL.mood
        let arguments: StatementArguments = membership.map { [$0, work] } ?? [work]
        let known = try Row.fetchAll(db, sql, arguments).map {
            TypeMood(
                type: MBTI(code: $0["type"]), wishes: $0["wishes"], likes: $0["likes"], dislikes: $0["dislikes"])
        }
        guard let membership else { return known }
        return OwnMood.sums(known + (try OwnMood(membership: membership, db: db).moods(of: work)))
    }

    enum SQL {
        static let own = "SELECT number, people FROM membership WHERE profile = ? AND standing <> 'removed'"
        /// While the viewer's own vote waits to be sent, the only vote that a list reports is another member's.
        static let standing = """
            SELECT votes, is_exact, mine, voter_type, sort_type, tied,
                votes > 0 AND NOT is_exact AND (mine IS NOT NULL) = (SELECT coalesce(sum(count), 0) FROM crowd_cell
                    WHERE crowd_cell.membership = ?1 AND crowd_cell.character = ?2)
                    AND (votes > 1 OR mine IS NULL AND EXISTS (SELECT 1 FROM outbox
                        WHERE outbox.membership = ?1 AND kind = 'vote' AND subject = CAST(?2 AS TEXT)))
                    AS is_type_unreported
            FROM crowd_standing WHERE membership = ?1 AND character = ?2
            """
        static let cells = "SELECT voter_type, type, count FROM crowd_cell WHERE membership = ? AND character = ?"
        static let months = "SELECT month, type, count FROM crowd_month WHERE membership = ? AND character = ?"
        static let mood = "SELECT type, wishes, likes, dislikes FROM crowd_mood WHERE membership = ? AND work = ?"
        static let voterType = """
            SELECT voter_type FROM vote WHERE profile = (SELECT profile FROM membership WHERE number = ?)
                AND character = ?
            """
    }
}

struct CrowdNumbers {
    let votes: Int
    /// Nil without votes, or if the type is unknown.
    let type: CrowdType?
    /// Whether a list has reported others' votes, but no result has reported their types.
    var isTypeUnreported = false
}

/// A member's wishes and thumbs, by their type then. Stored moods exclude them; they are added and so count at once.
struct OwnMood {
    let membership: Int64
    let db: Database

    func moods(of work: Int64) throws -> [TypeMood] { try [wish(work), thumb(work)].compactMap { $0 } }

    /// The moods that the community has counted: those that do not wait to be sent.
    func counted(of work: Int64) throws -> [TypeMood] {
        func isSent(_ kind: OutboxKind) throws -> Bool { try OwnChanges.isFree(kind, work, of: membership, db) }
        return try [isSent(.wish) ? wish(work) : nil, isSent(.thumb) ? thumb(work) : nil].compactMap { $0 }
    }

    static func sums(_ moods: [TypeMood]) -> [TypeMood] {
        Dictionary(grouping: moods, by: \.type).map { type, moods in
            TypeMood(
                type: type, wishes: moods.reduce(0) { $0 + $1.wishes }, likes: moods.reduce(0) { $0 + $1.likes },
                dislikes: moods.reduce(0) { $0 + $1.dislikes })
        }
    }

    private func wish(_ work: Int64) throws -> TypeMood? {
        try Row.fetchOne(db, SQL.wish, [membership, work]).map {
            TypeMood(type: CommunityRows.type($0["type"]), wishes: 1, likes: 0, dislikes: 0)
        }
    }

    private func thumb(_ work: Int64) throws -> TypeMood? {
        try Row.fetchOne(db, SQL.thumb, [membership, work]).map {
            let thumb = Thumb(rawValue: $0["thumb"])
            return TypeMood(
                type: CommunityRows.type($0["type"]), wishes: 0, likes: thumb == .like ? 1 : 0,
                dislikes: thumb == .dislike ? 1 : 0)
        }
    }

    enum SQL {
        private static let own = "profile = (SELECT profile FROM membership WHERE number = ?) AND work = ?"
        static let wish = "SELECT type FROM wish WHERE \(own)"
        static let thumb = "SELECT type, thumb FROM thumb WHERE \(own)"
    }
}
