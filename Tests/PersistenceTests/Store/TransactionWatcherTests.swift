import Domain
import GRDB
import Synchronization
import TestSupport
import Testing

@testable import Persistence

/// Each transaction reports the areas it touched once, and only when it is committed.
struct TransactionWatcherTests {
    private let me = Profile.localID

    @Test func `every table has an area or is private to the store`() async throws {
        let tables = try await AppDatabase.inMemory().read { db in
            try String.fetchAll(db, sql: "SELECT name FROM sqlite_schema WHERE type = 'table'")
        }
        let own = tables.filter { !$0.hasPrefix("sqlite_") && !$0.contains("_gram_") }
        #expect(Set(own) == Set(TableAreas.areas.keys).union(TableAreas.privateTables))
        #expect(TableAreas.privateTables.isDisjoint(with: TableAreas.areas.keys))
        #expect(TableAreas.areas.values.reduce(into: StoreArea()) { $0.formUnion($1) } == StoreArea.all)
    }

    @Test func `reported columns and trigger-kept columns are all columns of their tables`() async throws {
        let kept = [
            "character": ["votes", "sort_type", "tied", "shelf_type", "reviews"], "comment": ["likes"],
            "review": ["likes", "comments", "views"],
        ]
        let database = try AppDatabase.inMemory()
        for (table, written) in TableAreas.writtenColumns {
            let columns = try await database.read { db in try db.columns(in: table).map(\.name) }
            #expect(columns.sorted() == (written + (kept[table] ?? [])).sorted())
        }
    }

    @Test func `a bottle change reports the bar and the history`() async throws {
        let changes = ChangeRecorder(try await AppDatabase.sample())
        let bar = SQLiteBarRepository(database: changes.database)
        try await bar.change(BarChange(added: [Bottle(ingredient: "gin")]), of: me)
        _ = changes.drain()
        try await bar.change(BarChange(added: [Bottle(ingredient: "campari")]), of: me)
        #expect(changes.drain() == [[.bar, .history]])
        try await bar.change(BarChange(added: [Bottle(ingredient: "campari")]), of: me)
        #expect(changes.drain() == [])
    }

    @Test func `adding, undoing or redoing a log entry reports the log`() async throws {
        let changes = ChangeRecorder(try await AppDatabase.sample())
        let log = SQLiteMadeLogRepository(database: changes.database)
        let history = SQLiteActionHistory(database: changes.database)
        let making = Making(drink: "negroni", madeAt: 1, servings: 1, rating: nil, note: nil, ethanol: 1)
        try await log.add(making, of: me)
        _ = changes.drain()
        try await log.add(making, of: me)
        #expect(changes.drain() == [[.log, .history]])
        _ = try await history.undo(for: me)
        #expect(changes.drain() == [[.log, .history]])
        _ = try await history.redo(for: me)
        #expect(changes.drain() == [[.log, .history]])
    }

    @Test func `a vote reports the votes, not the characters that count it`() async throws {
        let world = try await CommunityWorld()
        try await world.addMembers([])
        let changes = ChangeRecorder(world.database)
        try await world.vote(CommunityWorld.me.rawValue, SampleWorks.all[0].cast[0].id.rawValue, "INTJ")
        #expect(changes.drain() == [[.votes, .history]])
        _ = try await world.history.undo(for: CommunityWorld.me)
        #expect(changes.drain() == [[.votes, .history]])
    }

    @Test func `an own drink reports own recipes, a catalogue import the catalogue`() async throws {
        let world = try await OwnWorld()
        let changes = ChangeRecorder(world.database)
        _ = try await world.recipes.save(
            OwnWorld.drink("Mine"), as: nil, at: 1, of: world.me)
        #expect(changes.drain() == [[.ownRecipes, .history]])
        try await CatalogueImporter(database: world.database)
            .importIfChanged(SampleCatalogue.whole, fingerprint: "another")
        #expect(changes.drain() == [.catalogue])
    }

    @Test func `rollbacks and reads report nothing`() async throws {
        struct Failure: Error {}
        let changes = ChangeRecorder(try await AppDatabase.sample())
        let sql =
            "INSERT INTO draft (profile, form, subject, title, body, saved_at) VALUES ('local', 'a', '', '', '', 1)"
        try await changes.database.write { try ProfileRows.ensureLocal(nickname: "me", $0) }
        _ = changes.drain()
        await #expect(throws: Failure.self) {
            try await changes.database.write { db in
                try db.execute(sql: sql)
                throw Failure()
            }
        }
        try await changes.database.writeAndRollBack { try $0.execute(sql: sql) }
        _ = try await changes.database.read { try Int.fetchOne($0, sql: "SELECT count(*) FROM draft") }
        try await changes.database.write { try $0.execute(sql: "DELETE FROM draft") }
        #expect(changes.drain() == [])
        try await changes.database.write { try $0.execute(sql: sql) }
        #expect(changes.drain() == [.drafts])
    }

    @Test func `leaving reports the areas of everything deleted with the profile`() async throws {
        let world = try await CommunityWorld()
        try await world.addMembers(["sun"])
        try await world.vote("sun", SampleWorks.all[0].cast[0].id.rawValue, "INTJ")
        let changes = ChangeRecorder(world.database)
        try await world.leave("sun")
        let touched = try #require(changes.drain().first)
        #expect(touched == [.members, .votes, .history])
    }

    @Test func `a restored store reports every area, and its later changes`() async throws {
        let folder = try TemporaryFolder()
        let changes = ChangeRecorder(try AppDatabase.open(at: folder.database, now: AppDatabase.moment).database)
        let bar = SQLiteBarRepository(database: changes.database)
        try await bar.change(BarChange(added: [Bottle(ingredient: "gin")]), of: me)
        let backup = DatabaseBackup(database: changes.database)
        _ = try backup.backup(to: "\(folder.path)/b.sqlite", isOverwriting: false)
        _ = changes.drain()
        _ = try backup.restore(from: "\(folder.path)/b.sqlite", now: AppDatabase.moment)
        #expect(changes.drain() == [.all])
        try await bar.change(BarChange(added: [Bottle(ingredient: "rum")]), of: me)
        #expect(changes.drain() == [[.bar, .history]])
    }

    @Test func `removing the handler stops reports`() async throws {
        let changes = ChangeRecorder(try await AppDatabase.sample())
        let bar = SQLiteBarRepository(database: changes.database)
        try await bar.change(BarChange(added: [Bottle(ingredient: "gin")]), of: me)
        changes.database.observeChanges(nil)
        _ = changes.drain()
        try await bar.change(BarChange(added: [Bottle(ingredient: "rum")]), of: me)
        #expect(changes.drain() == [])
    }
}

/// A database with the areas that it reported.
private final class ChangeRecorder: Sendable {
    let database: AppDatabase
    private let areas = Mutex<[StoreArea]>([])

    init(_ database: AppDatabase) {
        self.database = database
        database.observeChanges { [weak self] area in self?.areas.withLock { $0.append(area) } }
    }

    /// The areas reported since the last call.
    func drain() -> [StoreArea] {
        areas.withLock { areas in
            defer { areas = [] }
            return areas
        }
    }
}
