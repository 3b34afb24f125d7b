package import Domain
import Foundation
import GRDB

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
