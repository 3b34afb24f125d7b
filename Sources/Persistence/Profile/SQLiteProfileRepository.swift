package import Domain
import Foundation
import GRDB

package struct SQLiteProfileRepository: ProfileRepository {
    private let database: AppDatabase
    private let loginName: String?

    /// - Parameter loginName: the local profile's nickname; nil for the name of the login.
    package init(database: AppDatabase, loginName: String? = nil) {
        self.database = database
        self.loginName = loginName
    }

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
