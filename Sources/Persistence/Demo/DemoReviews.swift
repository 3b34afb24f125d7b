import Domain
import GRDB

/// Writes the reviews of a demo with views, likes and comments. Needs the triggers.
///
/// A review fits a letter of its author's vote, is in the author's language and later than the vote. Characters
/// with more votes have more reviews and views. Members who like or comment have viewed. No sentence is repeated on
/// the page of a character or an author, and no comment below a review.
struct DemoReviews {
    /// The maximum number of reviews, and of views of one review.
    private static let most = 20_000
    private static let mostReaders = 160
    /// The reviews, and the comments, of the person looking at the demo.
    private static let own = 4

    private let db: Database
    private let plan: DemoPlan
    private let review: Statement
    private let view: Statement
    private let like: Statement
    private let comment: Statement
    private let vote: Statement

    init(_ db: Database, _ plan: DemoPlan) throws {
        self.db = db
        self.plan = plan
        review = try db.insertion("review", "character, profile, author_type, text, is_spoiler, written_at")
        view = try db.insertion("review_view", "review, profile", or: .ignore)
        like = try db.insertion("review_like", "review, profile, liked_at", or: .ignore)
        comment = try db.makeStatement(
            sql: """
                INSERT INTO comment (review, profile, author_type, text, is_spoiler, written_at) VALUES (?, ?, ?, ?, 0, ?)
                """)
        vote = try db.makeStatement(
            sql: """
                SELECT vote.number, character, profile, type, voter_type, voted_at, character.votes FROM vote
                CROSS JOIN character ON character.number = vote.character
                WHERE vote.number >= ? ORDER BY vote.number LIMIT 1
                """)
    }

    func write(_ random: inout DemoRandom) throws {
        let votes = try Int.fetchOne(db, "SELECT max(number) FROM vote") ?? 0
        guard plan.members > 0, votes > 0 else { return }
        var reviewed: Set<Int64> = []
        var used: [String: Set<String>] = [:]
        for _ in 0..<min(3 * plan.members, Self.most) {
            guard let row = try Row.fetchOne(vote, arguments: [1 + random.below(votes)]) else { continue }
            let author: String = row["profile"]
            guard let number = DemoPeople.number(author), reviewed.insert(row["number"]).inserted else { continue }
            let pages = ["character \(row["character"] as Int64)", author]
            let taken = pages.reduce(into: Set<String>()) { $0.formUnion(used[$1] ?? []) }
            let language = DemoPeople.language(number, seed: plan.seed)
            guard let type = MBTI(code: row["type"]),
                let text = Self.sentence(type, language, taken: taken, &random)
            else { continue }
            for page in pages { used[page, default: []].insert(text) }
            let at = min(plan.now, (row["voted_at"] as Int64) + Int64(random.below(3 * 86_400)))
            try review.execute(arguments: [
                row["character"] as Int64, author, row["voter_type"] as Int?, text, random.chance(6), at,
            ])
            try writeReaders(of: db.lastInsertedRowID, author: number, votes: row["votes"], at: at, &random)
        }
    }

    /// Writes reviews of well-known characters that the member dug last, which others read, like and answer, and the
    /// member's comments on reviews of others.
    func writeOwn(by me: String, _ random: inout DemoRandom) throws {
        let votes = try Row.fetchAll(
            db,
            sql: """
                SELECT vote.character, vote.type, vote.voter_type, vote.voted_at, character.votes FROM vote
                CROSS JOIN character ON character.number = vote.character
                WHERE vote.profile = ? ORDER BY character.votes DESC, character.number LIMIT ?
                """, arguments: [me, 4 * Self.own]
        ).sorted { ($0["voted_at"] as Int64) > $1["voted_at"] }
        var used: Set<String> = []
        for row in votes.prefix(Self.own) {
            let page = try String.fetchSet(
                db, sql: "SELECT text FROM review WHERE character = ?", arguments: [row["character"] as Int64])
            guard let type = MBTI(code: row["type"]),
                let text = Self.sentence(type, .english, taken: used.union(page), &random)
            else { continue }
            used.insert(text)
            let at = min(plan.now, (row["voted_at"] as Int64) + Int64(random.below(86_400)))
            try review.execute(arguments: [row["character"] as Int64, me, row["voter_type"] as Int?, text, false, at])
            try writeReaders(of: db.lastInsertedRowID, author: -1, votes: max(12, row["votes"]), at: at, &random)
        }
        for row in votes.dropFirst(Self.own).prefix(Self.own) {
            let other = try Row.fetchOne(
                db, "SELECT number, written_at FROM review WHERE character = ? AND profile <> ? LIMIT 1",
                [row["character"] as Int64, me])
            guard let other else { continue }
            let (number, written): (Int64, Int64) = (other["number"], other["written_at"])
            let at = min(plan.now, max(written, row["voted_at"]) + Int64(random.below(86_400)))
            let texts = try String.fetchSet(
                db, sql: "SELECT text FROM comment WHERE review = ?", arguments: [number])
            let free = DemoSentences.comments(.english).filter { !texts.contains($0) }
            guard !free.isEmpty else { continue }
            try view.execute(arguments: [number, me])
            try comment.execute(arguments: [number, me, row["voter_type"] as Int?, random.one(of: free), at])
        }
    }

    /// A sentence for a letter of the type that is not on the pages yet; nil if all are.
    private static func sentence(
        _ type: MBTI, _ language: Language, taken: Set<String>, _ random: inout DemoRandom
    ) -> String? {
        let letters = Array(type.text)
        let first = random.below(letters.count)
        for step in letters.indices {
            let all = DemoSentences.reviews(language)[letters[(first + step) % letters.count]] ?? []
            let start = random.below(all.count)
            for place in all.indices {
                let text = all[(start + place) % all.count]
                if !taken.contains(text) { return text }
            }
        }
        return nil
    }

    private func writeReaders(
        of review: Int64, author: Int, votes: Int, at moment: Int64, _ random: inout DemoRandom
    ) throws {
        // Some are hardly opened, some by nearly everybody who voted.
        let share = 25 + random.below(76)
        let wanted = min(plan.members - 1, Self.mostReaders, 2 + votes * share / 100 + random.below(6))
        // One to four of ten viewers like it.
        let pleases = 10 + random.below(31)
        var written: Set<String> = []
        let stride = 1 + random.below(max(1, plan.members - 1))
        var reader = random.below(plan.members)
        var readers: Set<Int> = [author]
        for _ in 0..<max(0, wanted) {
            reader = (reader + stride) % plan.members
            while readers.contains(reader), readers.count < plan.members { reader = (reader + 1) % plan.members }
            guard readers.insert(reader).inserted else { return }
            let id = DemoPeople.id(reader)
            let later = min(plan.now, moment + Int64(600 + random.below(5 * 86_400)))
            try view.execute(arguments: [review, id])
            if random.chance(pleases) { try like.execute(arguments: [review, id, later]) }
            guard random.chance(9), written.count < 4 else { continue }
            let language = DemoPeople.language(reader, seed: plan.seed)
            let text = random.one(of: DemoSentences.comments(language))
            guard written.insert(text).inserted else { continue }
            try comment.execute(arguments: [review, id, DemoPeople.type(reader, seed: plan.seed), text, later])
        }
    }
}
