import Domain
import Foundation
import GRDB

enum ProfileRows {
    static func ensureLocal(nickname: String, _ db: Database) throws {
        try db.execute(
            sql: "INSERT OR IGNORE INTO profile (id, nickname) VALUES (?, ?)",
            arguments: [Profile.localID.rawValue, shortened(nickname)])
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
}

extension ProfileRows {
    enum SQL {
        static let nickname = "SELECT nickname FROM profile WHERE id = ?"
    }
}
