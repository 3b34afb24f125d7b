import Domain
import Testing

@testable import Persistence

struct SQLiteDraftRepositoryTests {
    private let me = Profile.localID

    private func draft(_ subject: String, _ body: String, at moment: Int64) -> Draft {
        Draft(form: "recipe", subject: subject, title: "t", body: body, savedAt: moment)
    }

    @Test func `one draft is kept per form and subject, newest first`() async throws {
        let drafts = SQLiteDraftRepository(database: try AppDatabase.inMemory())
        try await drafts.keep(draft("", "one", at: 1), of: me)
        try await drafts.keep(draft("negroni", "two", at: 2), of: me)
        try await drafts.keep(draft("", "three", at: 3), of: me)
        #expect(try await drafts.drafts("recipe", of: me, limit: 9).map(\.body) == ["three", "two"])
        #expect(try await drafts.drafts("recipe", of: me, limit: 1).map(\.body) == ["three"])
        #expect(try await drafts.draft("recipe", about: "negroni", of: me)?.body == "two")
        #expect(try await drafts.draft("review", about: "negroni", of: me) == nil)
        try await drafts.forget("recipe", about: "", of: me)
        #expect(try await drafts.draft("recipe", about: "", of: me) == nil)
    }

    @Test func `changes applied at exit are written before the call returns`() async throws {
        let drafts = SQLiteDraftRepository(database: try AppDatabase.inMemory())
        try await drafts.keep(draft("negroni", "old", at: 1), of: me)
        try drafts.applyNow(
            [DraftChange(keeping: draft("", "last", at: 2)), DraftChange(forgetting: "recipe", about: "negroni")],
            of: me)
        #expect(try await drafts.drafts("recipe", of: me, limit: 9).map(\.body) == ["last"])
    }

    @Test func `another member's draft is not found`() async throws {
        let drafts = SQLiteDraftRepository(database: try AppDatabase.inMemory())
        try await drafts.keep(draft("", "mine", at: 1), of: me)
        #expect(try await drafts.draft("recipe", about: "", of: "mina") == nil)
        #expect(try await drafts.drafts("recipe", of: "mina", limit: 9).isEmpty)
    }
}
