import Domain
import GRDB

@testable import Persistence

extension AppDatabase {
    /// A member's community has another address.
    func move(_ profile: Identifier<Profile>, to address: CommunityAddress) async throws {
        try await write { db in
            try db.execute(
                sql: "UPDATE membership SET address = ? WHERE profile = ?", arguments: [address.text, profile.rawValue])
        }
    }

    /// A whole copy of it in a file.
    func copy(to path: String) async throws {
        let queue = try DatabaseQueue(path: path)
        try writer.backup(to: queue)
        try queue.close()
    }
}
