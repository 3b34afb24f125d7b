import CommunityProtocol
import CommunitySync
import Domain
import Foundation
import GRDB
import TestSupport

@testable import Persistence

/// A store with a few works, in which one profile is a member of a community on a server, with helpers to act, send and
/// pull.
struct SharedWorld {
    static let address = CommunityAddress(stored: "https://friends.example")

    let database: AppDatabase
    let me: Author
    let ledger: SQLiteCommunityLedger
    let votes: SQLiteVoteRepository
    let marks: SQLiteCommunityMarksRepository
    let reviews: SQLiteReviewRepository
    let characters: SQLiteCharacterRepository
    let inbox: SQLiteInboxRepository
    let history: SQLiteActionHistory

    /// - Parameter isMember: if false, the profile belongs to the community of this machine.
    init(isMember: Bool = true, brings upload: JoinUpload = JoinUpload()) async throws {
        try await self.init(database: AppDatabase.inMemory(), isMember: isMember, brings: upload)
    }

    init(database: AppDatabase, isMember: Bool, brings upload: JoinUpload = JoinUpload()) async throws {
        self.database = database
        me = Author(Profile.localID, type: try MBTI(text: "INFJ"))
        ledger = SQLiteCommunityLedger(database: database)
        votes = SQLiteVoteRepository(database: database)
        marks = SQLiteCommunityMarksRepository(database: database)
        reviews = SQLiteReviewRepository(database: database)
        characters = SQLiteCharacterRepository(database: database)
        inbox = SQLiteInboxRepository(database: database)
        history = SQLiteActionHistory(database: database)
        try await WorkImporter(database: database).importIfChanged(
            WorkPlan(WorkCatalogue(works: SampleWorks.all, genres: SampleWorks.genres)), fingerprint: "sample", now: 0)
        try await database.write { db in
            try ProfileRows.ensureLocal(nickname: "me", db)
            try db.execute(sql: "INSERT INTO profile (id, nickname) VALUES ('m-other', 'other')")
        }
        if isMember { try await join(upload) }
    }

    func join(_ upload: JoinUpload) async throws {
        try await ledger.join(
            CommunityMembership(
                address: Self.address, communityName: "Friends", member: me.id, account: AccountName(stored: "mina"),
                device: 1, joinedAt: 100), uploading: upload)
    }

    func vote(_ character: Identifier<WorkCharacter>, _ type: String, at now: Int64 = 200) async throws {
        try await votes.vote(Ballot(character, MBTI(text: type)), by: me, at: now)
    }

    /// What the next batch says.
    func batch() async throws -> [DeviceOperation] {
        guard let batch = try await ledger.nextBatch(of: me.id) else { return [] }
        return try OperationBatch(batch.body).lines.map(\.operation)
    }

    /// Sends the next batch to a server that carries out all of it but `codes`; returns the actions.
    func send(refusing codes: [Int64: RefusalCode] = [:]) async throws -> [MemberAction] {
        guard let batch = try await ledger.nextBatch(of: me.id) else { return [] }
        let operations = try OperationBatch(batch.body).lines.map(\.operation)
        try await ledger.store(
            BatchAnswer(
                outcomes: operations.map { operation in
                    codes[operation.n].map {
                        OperationOutcome(n: operation.n, state: .known(.refused), code: .known($0))
                    } ?? OperationOutcome(n: operation.n, state: .known(.done), seq: operation.n)
                }, last: operations.last?.n ?? 0, chain: String(repeating: "ab", count: 32), seq: 1),
            of: me.id, at: 300)
        return operations.map(\.action)
    }

    /// Sends the next batch to a server that accepts it without reporting the outcomes yet.
    func sendAccepted() async throws -> [DeviceOperation] {
        let operations = try await batch()
        guard let last = operations.last?.n else { return [] }
        try await ledger.store(
            BatchAnswer(
                outcomes: operations.map { OperationOutcome(n: $0.n, state: .known(.accepted)) }, last: last,
                chain: String(repeating: "ab", count: 32), seq: 0),
            of: me.id, at: 300)
        return operations
    }

    /// Pulls outcomes that a server reports for accepted actions.
    func pull(_ outcomes: [OperationOutcome], rows: [Change] = [], cursor: Int64 = 9) async throws {
        try await ledger.store(
            ChangesAnswer(rows: rows, outcomes: outcomes, cursor: cursor, more: false), of: me.id, at: 400)
    }

    func count(_ table: String) async throws -> Int {
        try await database.read { db in try Int.fetchOne(db, sql: "SELECT count(*) FROM \(table)") ?? 0 }
    }
}
