package import Domain
import Foundation
import GRDB

package struct SQLiteMemberRepository: IntroductionRepository, HomeKindRepository, ShownVotesRepository {
    private let database: AppDatabase

    package init(database: AppDatabase) { self.database = database }

    package func introduction(of profile: Identifier<Profile>) async throws -> Introduction {
        if let own = try await value("introduction", of: profile) { return Introduction(own) }
        return Introduction(try await database.value(SQL.introduction, [profile.rawValue]) ?? "")
    }

    package func setIntroduction(_ introduction: Introduction, of profile: Identifier<Profile>) async throws {
        try await set("introduction", to: introduction.isEmpty ? nil : introduction.text, of: profile)
    }

    package func homeKind(of profile: Identifier<Profile>) async throws -> WorkKind? {
        try await value("home_kind", of: profile).flatMap(WorkKind.init)
    }

    package func setHomeKind(_ kind: WorkKind?, of profile: Identifier<Profile>) async throws {
        try await set("home_kind", to: kind?.rawValue, of: profile)
    }

    package func showsVotes(of profile: Identifier<Profile>) async throws -> Bool {
        try await database.read { db in try Self.showsVotes(of: profile, db) }
    }

    package func setShowsVotes(_ shows: Bool, of profile: Identifier<Profile>) async throws {
        try await set("shows_votes", to: shows, of: profile)
    }

    /// Whether the viewer may see a member's votes: their own, or those that are shown.
    static func showsVotes(of profile: Identifier<Profile>, to viewer: Viewer, _ db: Database) throws -> Bool {
        try viewer.profile == profile || showsVotes(of: profile, db)
    }

    private static func showsVotes(of profile: Identifier<Profile>, _ db: Database) throws -> Bool {
        try Bool.fetchOne(db, SQL.showsVotes, [profile.rawValue]) ?? false
    }

    private func value(_ column: String, of profile: Identifier<Profile>) async throws -> String? {
        try await database.value("SELECT \(column) FROM member WHERE profile = ?", [profile.rawValue])
    }

    private func set(
        _ column: String, to value: (any DatabaseValueConvertible & Sendable)?, of profile: Identifier<Profile>
    ) async throws {
        try await database.write { db in
            try ProfileRows.ensure(profile, db)
            guard try AccountRows.account(of: profile, db) != nil else { throw AccountProblem.gone }
            try AccountRows.ensureMember(profile, db)
            try db.execute("UPDATE member SET \(column) = ? WHERE profile = ?", [value, profile.rawValue])
        }
    }

    enum SQL {
        /// A server reports whom its members dug, but their votes only to members who show their own.
        static let showsVotes = """
            SELECT coalesce((SELECT shows_votes FROM member WHERE profile = ?1),
                EXISTS (SELECT 1 FROM crowd_member WHERE profile = ?1))
            """
        static let introduction = """
            SELECT introduction FROM crowd_member WHERE profile = ?1 AND introduction <> ''
                AND NOT EXISTS (SELECT 1 FROM account WHERE account.profile = ?1) LIMIT 1
            """
    }
}

package struct SQLiteProfileRepository: Sendable {
    private let database: AppDatabase
    private let loginName: String?

    /// - Parameter loginName: the local profile's nickname; nil for the name of the login.
    package init(database: AppDatabase, loginName: String? = nil) {
        self.database = database
        self.loginName = loginName
    }

    /// Returns the profile of this computer account, creating it the first time.
    package func localProfile() async throws -> Profile {
        // Every start calls this while another program may be writing, so it reads first.
        let known = try await database.read { db in try AccountRows.account(of: Profile.localID, db)?.profile }
        if let known { return known }
        let name = loginName ?? NSUserName()
        return try await database.write { db in
            try ProfileRows.ensureLocal(nickname: name, db)
            return try AccountRows.account(of: Profile.localID, db)?.profile
                ?? Profile(id: Profile.localID, nickname: ProfileRows.shortened(name))
        }
    }
}

enum ProfileRows {
    static func ensureLocal(nickname: String, _ db: Database) throws {
        try db.insert("profile", "id, nickname", [Profile.localID.rawValue, shortened(nickname)], or: .ignore)
    }

    /// Makes sure that personal rows can be written: creates the local profile on first use.
    static func ensure(_ profile: Identifier<Profile>, _ db: Database) throws {
        if profile == Profile.localID { try ensureLocal(nickname: NSUserName(), db) }
    }

    /// A login name as a nickname: at most ten characters, never empty.
    static func shortened(_ name: String) -> String {
        let nickname = String(name.prefix(Profile.longestNickname))
        return nickname.isEmpty ? Profile.localID.rawValue : nickname
    }

    enum SQL {
        static let nickname = "SELECT nickname FROM profile WHERE id = ?"
    }
}
