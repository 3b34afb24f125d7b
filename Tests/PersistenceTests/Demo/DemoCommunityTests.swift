import Domain
import GRDB
import TestSupport
import Testing

@testable import Persistence

/// A demo is plausible: its votes, reviews, logs and news are consistent with each other.
struct DemoCommunityTests {
    private static let now: Int64 = 1_795_290_000

    private static func database(
        members: Int = 60, seed: UInt64 = 1, hasStory: Bool = false
    ) async throws -> AppDatabase {
        let database = try await AppDatabase.sample()
        _ = try await DemoBuilder(database: database).build(
            DemoPlan(
                members: members, works: 120, drinks: 0, votes: members * 30, seed: seed, hasStory: hasStory, now: now))
        return database
    }

    private func rows(_ database: AppDatabase, _ sql: String) async throws -> [[DatabaseValue]] {
        try await database.read { db in
            try Row.fetchAll(db, sql: sql).map { row in row.map(\.1) }
        }
    }

    private func number(_ database: AppDatabase, _ sql: String) async throws -> Int {
        try await database.read { db in try Int.fetchOne(db, sql: sql) ?? 0 }
    }

    @Test(arguments: [(0, 0), (1, 8), (125_000, 8), (200_000, 5), (1_000_000, 1), (2_000_000, 1)])
    func `a cast has eight characters, or fewer with very many works`(works: Int, size: Int) {
        let plan = DemoPlan(members: 3, works: works, drinks: 0, votes: 9, seed: 1, hasStory: false, now: Self.now)
        #expect(plan.castSize == size)
    }

    @Test func `a plan makes the same community again, and another seed a different one`() async throws {
        func text(_ seed: UInt64) async throws -> String {
            let database = try await Self.database(members: 30, seed: seed, hasStory: true)
            var lines: [String] = []
            for table in [
                "member", "vote", "review", "review_like", "review_view", "comment", "watched", "made", "wish",
            ] {
                lines += try await rows(database, "SELECT * FROM \(table)").map { "\(table) \($0)" }
            }
            return lines.joined(separator: "\n")
        }
        let first = try await text(1)
        #expect(first.count > 10_000)
        #expect(try await text(1) == first)
        #expect(try await text(2) != first)
    }

    @Test func `leads have the most votes`() async throws {
        let database = try await Self.database()
        // In every work that anybody dug the leads have at least as many votes as anybody else.
        let wrong = try await number(
            database,
            """
            SELECT count(*) FROM character AS lead CROSS JOIN character AS other ON other.work = lead.work
            WHERE lead.is_lead = 1 AND other.is_lead = 0 AND other.votes > lead.votes
            """)
        #expect(wrong == 0)
        let top = try await rows(database, "SELECT is_lead, votes FROM character ORDER BY votes DESC LIMIT 40")
        #expect(top.allSatisfy { $0[0] == 1.databaseValue })
        let (most, tenth) = (Int.fromDatabaseValue(top[0][1]) ?? 0, Int.fromDatabaseValue(top[9][1]) ?? 0)
        #expect(most >= tenth * 3 / 2)
        #expect(try await number(database, "SELECT count(DISTINCT votes) FROM character") >= 8)
    }

    @Test func `voters' types disagree on contested characters and agree elsewhere`() async throws {
        let database = try await Self.database(members: 400)
        let popular = try await rows(database, "SELECT number FROM character ORDER BY votes DESC LIMIT 40")
        var contested = 0
        var agreed = 0
        for row in popular {
            let character = Int64.fromDatabaseValue(row[0]) ?? 0
            var widest = 0.0
            for bit in [8, 4, 2, 1] {
                let shares = try await rows(
                    database,
                    """
                    SELECT avg(CASE WHEN type & \(bit) THEN 1.0 ELSE 0.0 END) FROM vote
                    WHERE character = \(character) AND voter_type IS NOT NULL GROUP BY voter_type & \(bit)
                    """
                ).compactMap { Double.fromDatabaseValue($0[0]) }
                if shares.count == 2 { widest = max(widest, abs(shares[0] - shares[1])) }
            }
            if widest > 0.45 { contested += 1 }
            if widest < 0.35 { agreed += 1 }
        }
        #expect(contested >= 15, "\(contested)")
        #expect(agreed >= 6, "\(agreed)")
    }

    @Test func `reviews follow their authors' votes, types and languages`() async throws {
        let database = try await Self.database()
        let found = try await rows(
            database,
            """
            SELECT review.profile, review.text, vote.type, review.written_at >= vote.voted_at, review.author_type,
                vote.voter_type
            FROM review JOIN vote ON vote.character = review.character AND vote.profile = review.profile
            """)
        #expect(found.count == (try await number(database, "SELECT count(*) FROM review")))
        #expect(found.count > 80)
        var languages: [String: Set<Language>] = [:]
        for row in found {
            let author = String.fromDatabaseValue(row[0]) ?? ""
            let text = String.fromDatabaseValue(row[1]) ?? ""
            let type = try #require(MBTI(code: Int.fromDatabaseValue(row[2]) ?? -1))
            let places = Language.allCases.flatMap { language in
                DemoSentences.reviews(language).filter { $0.value.contains(text) }.map { (language, $0.key) }
            }
            let (language, letter) = try #require(places.first)
            #expect(type.text.contains(letter), "\(text) of \(type)")
            #expect(row[3] == 1.databaseValue)
            #expect(row[4] == row[5])
            languages[author, default: []].insert(language)
        }
        #expect(languages.values.allSatisfy { $0.count == 1 })
        #expect(Set(languages.values.flatMap { $0 }) == Set(Language.allCases))
    }

    @Test func `the sentences suffice, and no page repeats one`() async throws {
        for language in Language.allCases {
            let all = DemoSentences.reviews(language).values.flatMap { $0 }
            #expect(Set(all).count == all.count && all.count >= 60)
            #expect(all.allSatisfy { PostKind.review.length.contains($0.count) })
            let others = [
                DemoSentences.comments(language), DemoSentences.watched(language), DemoSentences.made(language),
            ]
            for texts in others { #expect(Set(texts).count == texts.count) }
        }
        for members in [60, 400] {
            let database = try await Self.database(members: members)
            for page in ["review.character", "review.profile"] {
                #expect(
                    try await rows(
                        database, "SELECT text FROM review GROUP BY \(page), text HAVING count(*) > 1"
                    ).isEmpty)
            }
            #expect(
                try await rows(database, "SELECT text FROM comment GROUP BY review, text HAVING count(*) > 1").isEmpty)
        }
    }

    @Test func `likes and comments come from viewers, and popular reviews have more views`()
        async throws
    {
        let database = try await Self.database()
        let unread = """
            SELECT count(*) FROM %1 AS post WHERE NOT EXISTS (
                SELECT 1 FROM review_view AS seen WHERE seen.review = post.review AND seen.profile = post.profile)
            """
        for table in ["review_like", "comment"] {
            #expect(try await number(database, unread.replacing("%1", with: table)) == 0, "\(table)")
        }
        let (views, likes, comments) = (
            try await number(database, "SELECT sum(views) FROM review"),
            try await number(database, "SELECT sum(likes) FROM review"),
            try await number(database, "SELECT sum(comments) FROM review")
        )
        #expect((10...45).contains(likes * 100 / views), "\(likes) of \(views)")
        #expect((2...20).contains(comments * 100 / views), "\(comments) of \(views)")
        #expect(
            try await number(
                database,
                """
                SELECT count(*) FROM review WHERE views <> (
                    SELECT count(*) FROM review_view WHERE review_view.review = review.number)
                """) == 0)
        let means = try await rows(
            database,
            """
            SELECT avg(views) FROM review JOIN character ON character.number = review.character
            GROUP BY character.votes >= 20 ORDER BY character.votes >= 20
            """
        ).compactMap { Double.fromDatabaseValue($0[0]) }
        #expect(means.count == 2 && means[1] > means[0] * 1.3, "\(means)")
        #expect(
            try await number(
                database,
                "SELECT count(*) FROM review_view JOIN review ON review.number = review "
                    + "AND review.profile = review_view.profile") == 0)
    }

    @Test func `members watch what they vote on, and make drinks, over a year`() async throws {
        let database = try await Self.database()
        #expect(
            try await number(
                database,
                """
                SELECT count(*) FROM watched WHERE NOT EXISTS (
                    SELECT 1 FROM vote JOIN character ON character.number = vote.character
                    WHERE vote.profile = watched.profile AND character.work = watched.work
                        AND vote.voted_at > watched.watched_at)
                """) == 0)
        #expect(try await number(database, "SELECT count(*) FROM watched") > 200)
        #expect(try await number(database, "SELECT count(*) FROM made") > 100)
        #expect(try await number(database, "SELECT count(*) FROM made WHERE ethanol <= 0") == 0)
        #expect(try await number(database, "SELECT count(*) FROM watched WHERE note IS NOT NULL") > 5)
        for (table, column) in [("watched", "watched_at"), ("made", "made_at"), ("vote", "voted_at")] {
            let months = try await number(
                database,
                "SELECT count(DISTINCT strftime('%Y-%m', \(column), 'unixepoch')) FROM \(table)")
            #expect(months >= 12, "\(table)")
            #expect(try await number(database, "SELECT max(\(column)) FROM \(table)") <= Self.now)
        }
    }

    @Test func `a story fills the local profile, which is empty without one`() async throws {
        let empty = try await Self.database()
        for table in ["vote", "made", "watched", "bottle", "wish"] {
            #expect(try await number(empty, "SELECT count(*) FROM \(table) WHERE profile = 'local'") == 0, "\(table)")
        }
        let database = try await Self.database(hasStory: true)
        for (table, least) in [("vote", 60), ("made", 40), ("watched", 10), ("bottle", 2), ("wish", 5)] {
            let count = try await number(database, "SELECT count(*) FROM \(table) WHERE profile = 'local'")
            #expect(count >= least, "\(table): \(count)")
        }
        let calendar = try await SQLiteMomentumRepository(database: database).calendar(
            of: Profile.localID, now: Self.now, localTime: FixedLocalTime())
        #expect(calendar.streak >= 10)
        #expect(try await SQLiteMomentumRepository(database: database).agreement(of: Profile.localID).percent != nil)
    }

    @Test func `the lead of a best-known work leads, and reviews differ in views`() async throws {
        let database = try await Self.database(hasStory: true)
        // The catalogue has the best known works first; the first eight are shuffled among each other.
        let top = try await rows(
            database,
            """
            SELECT (SELECT count(*) FROM work AS before WHERE before.number < character.work) FROM character
            ORDER BY votes DESC, number LIMIT 4
            """
        ).compactMap { Int.fromDatabaseValue($0[0]) }
        #expect(top.count == 4 && top.allSatisfy { $0 < 8 }, "\(top)")
        let second = try await number(
            database,
            """
            SELECT count(*) FROM character AS lead CROSS JOIN character AS other ON other.work = lead.work
            WHERE lead.position = 0 AND lead.is_lead = 1 AND other.is_lead = 1 AND other.votes > lead.votes
            """)
        #expect(second == 0)
        #expect(try await number(database, "SELECT count(DISTINCT views) FROM review") >= 8)
    }

    @Test func `a story fills the diary, posts and inbox of the local profile`() async throws {
        let database = try await Self.database(hasStory: true)
        let month = Self.now - 30 * 86_400
        #expect(
            try await number(
                database,
                "SELECT count(DISTINCT work) FROM watched WHERE profile = 'local' AND watched_at > \(month) "
                    + "AND rating IS NOT NULL") >= 5)
        #expect(
            try await number(database, "SELECT count(*) FROM watched WHERE profile = 'local' AND is_rewatch = 1") >= 1)
        for table in ["review", "comment"] {
            #expect(
                try await number(database, "SELECT count(*) FROM \(table) WHERE profile = 'local'") >= 2, "\(table)")
        }
        #expect(
            try await number(
                database, "SELECT count(DISTINCT kind) FROM inbox_item WHERE profile = 'local' AND is_read = 0") >= 2)
        #expect(
            try await number(
                database,
                """
                SELECT count(*) FROM wish WHERE profile = 'local' AND work IN (
                    SELECT work FROM watched WHERE profile = 'local')
                """) == 0)
    }

    @Test func `the demo inbox is ordered by time, and only its latest items are unread`() async throws {
        let database = try await Self.database(hasStory: true)
        #expect(
            try await number(
                database,
                """
                SELECT count(*) FROM inbox_item AS later CROSS JOIN inbox_item AS earlier
                WHERE later.profile = 'local' AND earlier.profile = 'local'
                AND later.number > earlier.number AND later.at < earlier.at
                """) == 0)
        #expect(try await number(database, "SELECT count(*) FROM inbox_item WHERE number < 1") == 0)
        #expect(
            try await number(
                database,
                """
                SELECT count(*) FROM inbox_item AS seen CROSS JOIN inbox_item AS fresh
                WHERE seen.profile = 'local' AND fresh.profile = 'local'
                AND seen.is_read = 1 AND fresh.is_read = 0 AND seen.at >= fresh.at
                """) == 0)
    }
}
