import CommunityProtocol
import Domain
import Foundation
import TestSupport

@testable import CommunityServer

/// A community in a new store of the kind that the test runs on, used through its API.
final class TestCommunity: Sendable {
    let path: String
    /// The address of the database; nil for SQLite.
    let address: PostgresAddress?
    let clock: ManualClock
    let api: CommunityAPI
    private let folder: URL

    init(
        registration: String = "open", guests: Bool = false, keepsRates: Bool = false, holds: Bool = false,
        copyOf original: String? = nil, works: [CastWork] = TestCommunity.works
    ) async throws {
        clock = ManualClock()
        folder = FileManager.default.temporaryDirectory.appending(path: "dimo-server-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        path = folder.appending(path: "community.sqlite").path
        if let original { try FileManager.default.copyItem(atPath: original, toPath: path) }
        address = TestStore.current == .postgres && original == nil ? try await TestPostgres.newDatabase() : nil
        let database: any SQLDatabase =
            if let address {
                try PostgresDatabase(address, threads: PostgresDatabase.Threads(writing: 2, reading: 1))
            } else {
                try SQLiteDatabase(path: path, isServing: true)
            }
        try await SchemaMigrator(database: database).checkOrMake()
        try await database.write { db in
            try MetaTable(db: db).nameIfNew()
            try CatalogueTable(db: db).load(works)
        }
        let settings = Self.settings(
            registration == "open" && !holds ? "invite" : registration, guests: guests, keepsRates: keepsRates)
        api = CommunityAPI(database: database, settings: settings, clock: clock)
    }

    /// Another process with the same PostgreSQL database.
    init(
        at address: PostgresAddress, clock: ManualClock = ManualClock(), registration: String = "invite",
        guests: Bool = false
    ) async throws {
        folder = FileManager.default.temporaryDirectory.appending(path: "dimo-server-\(UUID().uuidString)")
        path = folder.path
        self.address = address
        self.clock = clock
        let database = try PostgresDatabase(address, threads: PostgresDatabase.Threads(writing: 2, reading: 1))
        try await SchemaMigrator(database: database).checkOrMake()
        try await database.write { db in
            try db.exclusively(.schema)
            try MetaTable(db: db).nameIfNew()
            try CatalogueTable(db: db).load(TestCommunity.works)
        }
        let settings = Self.settings(registration, guests: guests, keepsRates: false)
        api = CommunityAPI(database: database, settings: settings, clock: clock)
    }

    private static func settings(_ registration: String, guests: Bool, keepsRates: Bool) -> CommunitySettings {
        var settings = CommunitySettings()
        settings.registration = registration
        settings.allowsGuests = guests
        settings.passwordCost = PasswordCost(rounds: 16, blockSize: 8, parallelism: 1)
        settings.keepsRates = keepsRates
        return settings
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    /// Closes all connections and waits for that.
    func close() async {
        await api.fold.stop()
        await api.database.close()
    }

    // MARK: Requests

    func ask(_ request: APIRequest) async -> APIAnswer { await api.respond(to: request) }

    func send(
        _ method: CommunityMethod, _ endpoint: Endpoint, _ message: (any Encodable)? = nil, token: String? = nil,
        prefix: String = "7f.0.0", query: [QueryName: String] = [:]
    ) async throws -> APIAnswer {
        var request = APIRequest(method: method, endpoint: endpoint, query: query, token: token)
        request.body = try message.map { try WireCoder.encode($0) } ?? Data()
        request.clientNow = clock.now()
        request.prefix = prefix
        return await ask(request)
    }

    // MARK: Members

    /// Registers a member with an invite.
    func join(_ name: String, type: MBTI? = MBTI.all[5]) async throws -> TestMember {
        let now = clock.now()
        let invite = try await api.database.write { try InviteTable(db: $0).make(uses: 1, until: now + 60_000) }
        let answer = try await send(.post, .accounts, Self.account(name, type: type, invite: invite))
        let signedIn = try answer.decoded(SignedInAnswer.self)
        return TestMember(community: self, signedIn)
    }

    static func account(_ name: String, type: MBTI? = nil, invite: String? = nil) -> NewAccountRequest {
        let id = String(TestCommunity.digits(of: name).prefix(16))
        return NewAccountRequest(
            id: Identifier("m-\(id)"), name: name, nickname: name, type: type, password: password, invite: invite,
            terms: true, device: "laptop")
    }

    static let password = "correct horse 1"

    private static func digits(of name: String) -> String {
        Hexadecimal.text(of: SecretText.digest(name))
    }

    /// Works whose characters all have the same guessed type, which nobody votes for.
    static let works: [CastWork] = ["tangled", "up", "heat"].enumerated().map { place, id in
        CastWork(
            work: Work(
                id: Identifier(id), title: LocalizedText(english: id.capitalized, korean: "\(id) 영화"),
                kind: place == 2 ? .film : .animation, year: 2_000 + place),
            cast: (1...4).map { number in
                WorkCharacter(
                    id: Identifier("\(id)-\(number)"),
                    name: LocalizedText(english: "\(id.capitalized) \(number)", korean: "\(id) 인물 \(number)"),
                    isLead: number == 1, guess: number == 4 ? nil : MBTI.all[15])
            })
    }
}

extension APIAnswer {
    /// Throws the server's answer if it cannot be decoded, so that a failed test shows it.
    func decoded<Message: Decodable>(_ type: Message.Type) throws -> Message {
        do {
            return try WireCoder.decode(type, from: body ?? Data())
        } catch {
            throw UnexpectedAnswer(
                status: status, body: String(decoding: body ?? Data(), as: UTF8.self), cause: cause)
        }
    }

    var code: ErrorCode? { try? decoded(ErrorAnswer.self).code.value }
}

struct UnexpectedAnswer: Error {
    let status: Int
    let body: String
    let cause: String?
}
