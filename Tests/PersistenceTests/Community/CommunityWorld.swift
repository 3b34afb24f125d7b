import Domain
import GRDB
import TestSupport

@testable import Persistence

/// A database with the sample works, the repositories on it, and members.
struct CommunityWorld {
    let database: AppDatabase
    let works: SQLiteWorkRepository
    let characters: SQLiteCharacterRepository
    let votes: SQLiteVoteRepository
    let reviews: SQLiteReviewRepository
    let marks: SQLiteCommunityMarksRepository
    let search: SQLiteSearchRepository
    let inbox: SQLiteInboxRepository
    let momentum: SQLiteMomentumRepository
    let home: SQLiteHomeShelves
    let history: SQLiteActionHistory

    static let me = Profile.localID

    init(_ works: [CastWork] = SampleWorks.all) async throws {
        database = try AppDatabase.inMemory()
        try await WorkImporter(database: database).importIfChanged(
            WorkPlan(WorkCatalogue(works: works, genres: SampleWorks.genres)), fingerprint: "sample", now: 0)
        self.works = SQLiteWorkRepository(database: database)
        characters = SQLiteCharacterRepository(database: database)
        votes = SQLiteVoteRepository(database: database)
        reviews = SQLiteReviewRepository(database: database)
        marks = SQLiteCommunityMarksRepository(database: database)
        search = SQLiteSearchRepository(database: database)
        inbox = SQLiteInboxRepository(database: database)
        momentum = SQLiteMomentumRepository(database: database)
        home = SQLiteHomeShelves(database: database)
        history = SQLiteActionHistory(database: database)
    }

    /// Makes members with these ids, named after them.
    func addMembers(_ ids: [String]) async throws {
        try await database.write { db in
            try ProfileRows.ensureLocal(nickname: "me", db)
            for id in ids {
                try db.execute(
                    sql: "INSERT OR IGNORE INTO profile (id, nickname) VALUES (?, ?)", arguments: [id, id])
            }
        }
    }

    /// Deletes a member, as leaving does.
    func leave(_ id: String) async throws {
        try await database.write { db in try db.execute(sql: "DELETE FROM profile WHERE id = ?", arguments: [id]) }
    }

    /// Imports newer bundled works.
    func update(_ works: [CastWork], now: Int64 = 0) async throws {
        try await WorkImporter(database: database).importIfChanged(
            WorkPlan(WorkCatalogue(works: works, genres: SampleWorks.genres)), fingerprint: "\(works.hashValue)",
            now: now)
    }

    /// The first rows of a list of Home.
    func shelf(
        _ list: ShelfList, kind: WorkKind? = nil, for viewer: Viewer = .guest
    ) async throws -> [ShelfRow] {
        try await home.rows(
            of: list, ShelfArrangement(filter: WorkFilter(kind: kind)), by: .english, for: viewer, after: nil, limit: 9
        ).rows
    }

    func vote(
        _ member: String, _ character: String, _ type: String, as own: String? = nil, at: Int64 = 100
    ) async throws {
        _ = try await votes.vote(
            Ballot(Identifier(character), MBTI(text: type)),
            by: Author(Identifier(member), type: own.map { try MBTI(text: $0) }), at: at)
    }
}
