package import Domain
import Foundation
import GRDB

/// Profiles in the database.
package struct SQLiteProfileRepository: ProfileRepository {
    private let database: AppDatabase
    private let loginName: String?

    /// Memberwise.
    /// - Parameters:
    ///   - database: the database.
    ///   - loginName: what the local profile is named after; nil takes the name of the login.
    package init(database: AppDatabase, loginName: String? = nil) {
        self.database = database
        self.loginName = loginName
    }

    /// The profile of this login; made when it is asked for the first time.
    package func localProfile() async throws -> Profile {
        // Every start asks; another program may be writing at that moment.
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
