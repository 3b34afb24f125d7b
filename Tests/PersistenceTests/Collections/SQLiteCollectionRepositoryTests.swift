import Domain
import GRDB
import Testing

@testable import Persistence

struct SQLiteCollectionRepositoryTests {
    private let database: AppDatabase
    private let collections: SQLiteCollectionRepository
    private let history: SQLiteActionHistory
    private let me = Profile.localID

    init() throws {
        database = try AppDatabase.inMemory()
        collections = SQLiteCollectionRepository(database: database)
        history = SQLiteActionHistory(database: database)
    }

    private func all(_ id: Identifier<DrinkCollection>) async throws -> [Identifier<Drink>] {
        try await collections.drinks(in: id, after: nil, limit: 100)
    }

    @Test func `a collection keeps its order across pages`() async throws {
        let id = try await collections.create("Summer", with: ["a", "b"], at: 1, of: me)
        #expect(id == "my-summer")
        #expect(try await collections.add(["b", "c"], to: id, at: 2, of: me) == ["c"])
        #expect(try await all(id) == ["a", "b", "c"])
        #expect(try await collections.move("c", by: -1, in: id, at: 3, of: me))
        #expect(try await all(id) == ["a", "c", "b"])
        #expect(try await !collections.move("a", by: -1, in: id, at: 3, of: me))
        #expect(try await collections.drinks(in: id, after: "a", limit: 1) == ["c"])
        #expect(try await collections.drinks(in: id, after: "c", limit: 9) == ["b"])
    }

    @Test func `every change of a collection is a step that can be undone and redone`() async throws {
        let id = try await collections.create("Summer", with: ["a"], at: 1, of: me)
        try await collections.add(["b"], to: id, at: 2, of: me)
        try await collections.move("b", by: -1, in: id, at: 3, of: me)
        try await collections.rename(id, to: "Winter", at: 4, of: me)
        try await collections.remove("a", from: id, at: 5, of: me)
        try await collections.delete(id, of: me)
        #expect(try await collections.collection(id, of: me) == nil)
        #expect(try await history.undo(for: me)?.kind == "collection.delete")
        #expect(try await all(id) == ["b"])
        #expect(try await history.undo(for: me)?.kind == "collection.remove")
        #expect(try await all(id) == ["b", "a"])
        #expect(try await history.undo(for: me)?.kind == "collection.rename")
        #expect(try await collections.collection(id, of: me)?.name == "Summer")
        #expect(try await history.undo(for: me)?.kind == "collection.move")
        #expect(try await all(id) == ["a", "b"])
        #expect(try await history.undo(for: me)?.kind == "collection.add")
        #expect(try await history.undo(for: me)?.kind == "collection.create")
        #expect(try await collections.collections(of: me, after: nil, limit: 9).isEmpty)
        while try await history.redo(for: me) != nil {}
        #expect(try await collections.collection(id, of: me) == nil)
    }

    @Test(arguments: [Int64.min, -(1 << 62), 1 << 62, .max])
    func `rows with extreme numbers are listed at most once, and the lists end`(number: Int64) async throws {
        for name in ["A", "B", "C"] { _ = try await collections.create(name, with: ["a", "b", "c"], at: 1, of: me) }
        try await database.write { db in
            try db.execute(sql: "UPDATE collection SET edited_at = ?", arguments: [number])
            try db.execute(sql: "UPDATE collection_drink SET position = ?", arguments: [number])
        }
        var found: [DrinkCollection] = []
        for _ in 0..<4 { found += try await collections.collections(of: me, after: found.last, limit: 1) }
        #expect(found.count <= 3 && Set(found.map(\.id)).count == found.count)
        var drinks: [Identifier<Drink>] = []
        for _ in 0..<4 { drinks += try await collections.drinks(in: "my-a", after: drinks.last, limit: 1) }
        #expect(drinks == ["a", "b", "c"])
    }

    @Test func `another member neither sees nor changes a collection`() async throws {
        let id = try await collections.create("Mine", with: ["a"], at: 1, of: me)
        try await database.write { db in
            try db.execute(sql: "INSERT INTO profile (id, nickname) VALUES ('other', 'you')")
        }
        #expect(try await collections.collection(id, of: "other") == nil)
        #expect(try await collections.add(["b"], to: id, at: 2, of: "other").isEmpty)
        #expect(try await !collections.delete(id, of: "other"))
        #expect(try await collections.collections(holding: "a", of: "other").isEmpty)
        #expect(try await collections.collections(holding: "a", of: me) == [id])
    }

    @Test func `the collection edited last comes first, and names may repeat`() async throws {
        let first = try await collections.create("여름", with: [], at: 1, of: me)
        let second = try await collections.create("여름", with: [], at: 2, of: me)
        #expect([first, second] == ["my-yeoreum", "my-yeoreum-2"])
        try await collections.add(["a"], to: first, at: 3, of: me)
        let page = try await collections.collections(of: me, after: nil, limit: 1)
        #expect(page.map(\.id) == [first])
        #expect(page.map(\.count) == [1])
        #expect(try await collections.collections(of: me, after: page.last, limit: 9).map(\.id) == [second])
    }

    @Test func `deleting a profile deletes its collections`() async throws {
        let id = try await collections.create("Mine", with: ["a"], at: 1, of: me)
        try await database.write { db in try db.execute(sql: "DELETE FROM profile") }
        #expect(try await all(id).isEmpty)
    }
}
