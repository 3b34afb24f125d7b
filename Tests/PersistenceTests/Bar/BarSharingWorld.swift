import Domain
import TestSupport
import Testing

@testable import Persistence

/// Members of one machine with their bars, on one database: the local profile, juno and mina.
struct BarSharingWorld: Sendable {
    let database: AppDatabase
    let bars: SQLiteBarRepository
    let preferences: SQLiteBarPreferencesRepository
    let sharing: SQLiteBarSharingRepository
    let history: SQLiteActionHistory
    let accounts: SQLiteAccountRepository

    static let local = Profile.localID
    static let juno: Identifier<Profile> = "m-juno"
    static let mina: Identifier<Profile> = "m-mina"
    static let all = [local, juno, mina]

    /// Works on a database in which somebody else has made the members.
    init(on database: AppDatabase) {
        self.database = database
        bars = SQLiteBarRepository(database: database)
        preferences = SQLiteBarPreferencesRepository(database: database)
        sharing = SQLiteBarSharingRepository(database: database)
        history = SQLiteActionHistory(database: database)
        accounts = SQLiteAccountRepository(database: database)
    }

    /// Makes the members.
    static func make(on database: AppDatabase? = nil) async throws -> BarSharingWorld {
        let world = BarSharingWorld(on: try database ?? AppDatabase.inMemory())
        _ = try await SQLiteProfileRepository(database: world.database, loginName: "home").localProfile()
        for name in ["juno", "mina"] { try await world.create(name) }
        return world
    }

    func create(_ name: String, takingOver: Bool = false) async throws {
        _ = try await accounts.create(
            NewAccount(
                id: Identifier("m-\(name)"), name: AccountName(name), nickname: Nickname(name), type: nil,
                password: nil, codeDigests: [], alcohol: .ofAge, isTakingOver: takingOver), at: 1)
    }

    /// Shares a bar and uses it.
    func lend(_ owner: Identifier<Profile>, to member: Identifier<Profile>) async throws {
        try await sharing.share(barOf: owner, with: member, at: 5)
        try await sharing.use(barOf: owner, by: member)
    }

    func put(_ ids: Identifier<Ingredient>..., by profile: Identifier<Profile>) async throws {
        try await bars.change(BarChange(added: ids.map { Bottle(ingredient: $0) }), of: profile)
    }

    func seen(by profile: Identifier<Profile>) async throws -> Set<String> {
        Set(try await bars.bottles(of: profile).map(\.ingredient.rawValue))
    }
}
