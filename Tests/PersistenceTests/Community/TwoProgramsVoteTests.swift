import Domain
import TestSupport
import Testing

@testable import Persistence

/// Two programs on one file, and texts of any kind: votes stay one a member, sums right, texts as they were.
struct TwoProgramsVoteTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    private func open() throws -> AppDatabase {
        try AppDatabase.open(at: folder.database, now: 1).database
    }

    private func prepare() async throws -> AppDatabase {
        let database = try open()
        try await WorkImporter(database: database).importIfChanged(
            WorkPlan(WorkCatalogue(works: SampleWorks.all, genres: SampleWorks.genres)), fingerprint: "sample", now: 0)
        return database
    }

    @Test func `concurrent votes of two programs leave one vote and correct sums`() async throws {
        let first = try await prepare()
        let programs = [first, try open()]
        let types = [try MBTI(text: "INTP"), try MBTI(text: "ESFJ")]
        try await withThrowingTaskGroup(of: Void.self) { group in
            for round in 0..<20 {
                for (program, type) in zip(programs, types) {
                    group.addTask {
                        _ = try await SQLiteVoteRepository(database: program).vote(
                            Ballot("holmes", type), by: Author(Profile.localID, type: nil), at: Int64(round))
                    }
                }
            }
            try await group.waitForAll()
        }
        let results = [
            try await SQLiteVoteRepository(database: programs[0]).result(of: "holmes", for: Viewer(Profile.localID)),
            try await SQLiteVoteRepository(database: programs[1]).result(of: "holmes", for: Viewer(Profile.localID)),
        ]
        #expect(results[0]?.votes == 1)
        #expect(results[0] == results[1])
        #expect(try await CommunitySums.kept(first) == CommunitySums.recounted(first))
    }

    @Test func `concurrent wishes, thumbs and likes of two programs count once`() async throws {
        let first = try await prepare()
        let programs = [first, try open()]
        let me = Author(Profile.localID, type: try MBTI(text: "INFJ"))
        let review = try await SQLiteReviewRepository(database: first).write(
            PostText("Cold but fair.", as: .review), isSpoiler: false, about: "holmes", by: me, at: 1)
        try await withThrowingTaskGroup(of: Void.self) { group in
            for program in programs {
                group.addTask {
                    let marks = SQLiteCommunityMarksRepository(database: program)
                    _ = try await marks.setWished(true, "felix", by: me, at: 2)
                    _ = try await marks.setThumb(.like, "felix", by: me, at: 2)
                    _ = try await SQLiteReviewRepository(database: program).setLiked(true, review, by: me.id, at: 2)
                }
            }
            try await group.waitForAll()
        }
        let page = try #require(
            try await SQLiteWorkRepository(database: programs[1]).page(of: "felix", for: Viewer(me.id)))
        #expect(page.mood.types.map(\.likes) == [1])
        #expect(try await SQLiteMomentumRepository(database: first).counts(of: me.id).wished == 1)
        #expect(try await SQLiteReviewRepository(database: first).review(review, for: Viewer(me.id))?.likes == 1)
        #expect(try await CommunitySums.kept(first) == CommunitySums.recounted(first))
    }

    @Test(arguments: [
        String(repeating: "👨‍👩‍👧‍👦", count: 500), "one\n\ntwo\nthree", "\u{1B}[2J\u{1B}]0;title\u{7}red",
        "'; DROP TABLE review; --",
        "한글과 日本語 and e\u{301}",
    ])
    func `a post is read back as posted, without control characters`(typed: String) async throws {
        let database = try await prepare()
        let reviews = SQLiteReviewRepository(database: database)
        let text = try PostText(typed, as: .review)
        let member = Author(Profile.localID, type: nil)
        let id = try await reviews.write(text, isSpoiler: false, about: "tom", by: member, at: 1)
        let found = try #require(try await reviews.review(id, for: Viewer(member.id)))
        #expect(found.shownText == text.text)
        let controls = text.text.unicodeScalars.filter { $0.value < 0x20 }
        #expect(controls.allSatisfy { $0 == "\n" })
        let comment = try await reviews.comment(
            PostText(typed, as: .comment), isSpoiler: false, on: id, by: member, at: 2)
        let comments = try await reviews.comments(
            of: id, hidesSpoilers: false, for: Viewer(member.id), after: nil, limit: 9)
        #expect(comments.rows.map(\.id) == [comment])
        #expect(comments.rows.first?.shownText == text.text)
    }
}
