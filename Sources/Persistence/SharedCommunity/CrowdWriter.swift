import CommunityProtocol
import CommunitySync
import Domain
import GRDB

/// Writes a community's answers. Skips data about works and characters that do not exist here yet.
struct CrowdWriter: MembershipScoped {
    /// The number of possible cells; an answer with more is invalid.
    private static let mostCells = 17 * 16

    let scope: MembershipScope
    /// When the answer was requested, seconds since 1970 UTC.
    let askedAt: Int64

    /// Returns the approximate size in bytes.
    func write(
        _ answer: CommunityAnswer, to resource: CommunityResource, isFurther: Bool = false
    ) throws -> Int {
        switch (answer, resource) {
        case (_, .more(let known)):
            return try write(answer, to: known, isFurther: true)
        case (.server(let server), _):
            try db.execute(
                "UPDATE membership SET people = ?, community = ? WHERE number = ?",
                [max(server.members, 0), PlainText.line(server.name, limit: 60), membership])
            return 100
        case (.result(let result), .result(let id)):
            guard result.character == id else { throw CommunityProblem.unreadable(at: "result.character") }
            return try write(result)
        case (.character(let answer), _):
            try write([answer.character])
            return 40
        case (.work(let answer), .work(let id)):
            guard try answer.work.id == id || answer.work.id == merged.present(id) else {
                throw CommunityProblem.unreadable(at: "work.id")
            }
            try write(answer.cast)
            try write(answer.mood, of: answer.work.id)
            return 40 * (answer.cast.count + answer.mood.count)
        case (.list(let page), .list):
            return try write(page, as: resource.key, from: isFurther ? length(of: resource.key) : 0)
        case (.posts(let page), .reviews(let character, _)):
            return try posts.write(page, about: character, isWhole: !isFurther)
        case (.posts(let page), .comments(let review)):
            return try posts.write(page, below: review, isWhole: !isFurther)
        case (.posts(let page), .memberReviews(let member)):
            return try posts.write(page, by: member, isWhole: !isFurther)
        case (.member(let answer), .member(let id)):
            guard answer.member.id == id else { throw CommunityProblem.unreadable(at: "member.id") }
            return try members.write(answer)
        case (.votes(let page), .memberVotes(profile)):
            // The member's own votes are here; only their totals are news.
            try write(page.rows.map(\.character))
            return 40 * page.rows.count
        case (.votes(let page), .memberVotes(let member)):
            return try members.write(page, of: member, isFurther: isFurther)
        case (.wishes(let page), .memberWishes(let member)):
            return try members.write(page, of: member, isFurther: isFurther)
        case (.found(let found), .search):
            for member in found.members.prefix(ProtocolLimits.pageRows) { try members.write(member) }
            try write(found.characters)
            return 60 * (found.members.count + found.characters.count)
        case (.inbox(let inbox), .inbox):
            return try CrowdInbox(scope: scope).write(inbox)
        default:
            throw CommunityProblem.unreadable(at: resource.key)
        }
    }

    private var merged: MergedWorks { get throws { try MergedWorks(membership, db) } }
    private var posts: CrowdPosts { CrowdPosts(scope: scope, askedAt: askedAt) }
    private var members: CrowdMembers { CrowdMembers(scope: scope, askedAt: askedAt) }

    // MARK: Results

    private func write(_ result: ResultAnswer) throws -> Int {
        guard let character = try CommunityNumbers.character(merged.present(result.character), db) else { return 0 }
        guard result.cells.count <= Self.mostCells else { throw CommunityProblem.unreadable(at: "result.cells") }
        var counts: [MBTI?: [MBTI: Int]] = [:]
        for table in ["crowd_cell", "crowd_month"] {
            try db.execute("DELETE FROM \(table) WHERE membership = ? AND character = ?", [membership, character])
        }
        for cell in result.cells where cell.n > 0 {
            counts[cell.voter, default: [:]][cell.type, default: 0] += min(cell.n, 1 << 40)
        }
        for (voter, types) in counts {
            for (type, count) in types {
                try db.execute(
                    "INSERT INTO crowd_cell VALUES (?, ?, ?, ?, ?)",
                    [membership, character, voter?.code ?? 16, type.code, count])
            }
        }
        for month in result.months.prefix(12_000) where month.n > 0 {
            try db.execute(
                "INSERT OR REPLACE INTO crowd_month VALUES (?, ?, ?, ?, ?)",
                [membership, character, month.month, month.type.code, month.n])
        }
        let tally = VoteTally(counts)
        let guess = try Int.fetchOne(db, "SELECT guess FROM character WHERE number = ?", [character])
        let crowd = CrowdType(tally.byType, guess: CommunityRows.type(guess))
        try db.execute(
            sql: """
                INSERT INTO crowd_standing
                    (membership, character, votes, is_exact, mine, voter_type, sort_type, tied)
                VALUES (?, ?, ?, 1, ?, ?, ?, ?)
                ON CONFLICT (membership, character) DO UPDATE SET votes = excluded.votes, is_exact = 1,
                    mine = excluded.mine, voter_type = excluded.voter_type, sort_type = excluded.sort_type,
                    tied = excluded.tied
                """,
            arguments: [
                membership, character, tally.total, result.mine?.type.code, result.mine?.voterType?.code,
                crowd?.sortType.code, crowd.map(CommunityRows.tied) ?? 0,
            ])
        try db.execute(
            "UPDATE membership SET people = ? WHERE number = ? AND people IS NOT ?",
            [max(result.members, 0), membership, max(result.members, 0)])
        return 40 * (result.cells.count + result.months.count + 1)
    }

    /// Writes vote totals of characters. A total that differs from an earlier result marks that result as outdated, so
    /// that the next view requests it as a whole.
    private func write(_ rows: [CharacterRow]) throws {
        for row in rows.prefix(10_000) {
            guard let character = try CommunityNumbers.character(row.id, db) else { continue }
            let result = CommunityResource.result(row.id).key
            try db.execute(
                SQL.standing, [membership, character, max(row.votes, 0), max(row.reviews, 0), result, askedAt])
            try db.execute(SQL.outdatedResult, [membership, character, result, askedAt - CommunityResource.age])
        }
    }

    /// Writes the others' wishes and thumbs for a work, without the member's counted ones.
    private func write(_ rows: [MoodRow], of id: Identifier<Work>) throws {
        guard let work = try CommunityNumbers.work(id, db) else { return }
        let counted = try OwnMood.sums(OwnMood(membership: membership, db: db).counted(of: work))
        try db.execute("DELETE FROM crowd_mood WHERE membership = ? AND work = ?", [membership, work])
        for row in rows.prefix(17) {
            let own = counted.first { $0.type == row.type }
            try db.execute(
                "INSERT OR REPLACE INTO crowd_mood VALUES (?, ?, ?, ?, ?, ?)",
                [
                    membership, work, row.type?.code ?? 16, max(row.wishes - (own?.wishes ?? 0), 0),
                    max(row.likes - (own?.likes ?? 0), 0), max(row.dislikes - (own?.dislikes ?? 0), 0),
                ])
        }
    }

    // MARK: Lists

    private func length(of list: String) throws -> Int {
        try Int.fetchOne(
            db, "SELECT max(position) + 1 FROM crowd_list WHERE membership = ? AND list = ?", [membership, list]) ?? 0
    }

    private func write(_ page: PageAnswer<ListRow>, as list: String, from start: Int) throws -> Int {
        try db.execute(
            "DELETE FROM crowd_list WHERE membership = ? AND list = ? AND position >= ?", [membership, list, start])
        var position = start
        for row in page.rows.prefix(1_000) {
            guard let work = try CommunityNumbers.work(row.work.id, db) else { continue }
            let character = try row.character.flatMap { try CommunityNumbers.character($0.id, db) }
            if row.character != nil, character == nil { continue }
            try db.execute(
                "INSERT INTO crowd_list VALUES (?, ?, ?, ?, ?, ?)",
                [membership, list, position, work, character, max(row.count, 0)])
            position += 1
        }
        try write(page.rows.compactMap(\.character))
        return 40 * (position - start)
    }

    enum SQL {
        /// A requested result is more exact than a list: it stays while the totals agree, or if it is newer.
        static let standing = """
            INSERT INTO crowd_standing (membership, character, votes, reviews) VALUES (?1, ?2, ?3, ?4)
            ON CONFLICT (membership, character) DO UPDATE SET reviews = excluded.reviews,
                (votes, is_exact) = (SELECT iif(is_kept, crowd_standing.votes, excluded.votes), is_kept FROM (
                    SELECT is_exact AND (votes = excluded.votes OR EXISTS (SELECT 1 FROM crowd_page
                        WHERE crowd_page.membership = ?1 AND resource = ?5 AND asked_at >= ?6)) AS is_kept))
            """
        static let outdatedResult = """
            UPDATE crowd_page SET tag = NULL, asked_at = min(asked_at, ?4)
            WHERE membership = ?1 AND resource = ?3 AND tag IS NOT NULL
                AND EXISTS (SELECT 1 FROM crowd_standing
                    WHERE crowd_standing.membership = ?1 AND character = ?2 AND is_exact = 0)
            """
    }
}
