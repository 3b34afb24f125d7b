import Domain
import Foundation
import GRDB

/// The ids in a database file, for the shell. The file is neither created nor migrated.
package enum StoredIDs {
    package enum Kind: String, CaseIterable, Sendable {
        case drink, ingredient, work, character, tag, glass, tool, technique
        case account
        case made

        fileprivate var column: String {
            switch self {
            case .account: "name"
            case .made: "number"
            case .drink, .ingredient, .work, .character, .tag, .glass, .tool, .technique: "id"
            }
        }
    }

    /// The ids with a prefix, in order; nil without a readable file.
    package static func all(
        _ kind: Kind, beginningWith prefix: String, limit: Int, inFileAt path: String
    ) -> [String]? {
        read(path) { db in
            try String.fetchAll(
                db,
                sql: """
                    SELECT CAST(\(kind.column) AS TEXT) AS word FROM "\(kind.rawValue)"
                    WHERE substr(word, 1, length(?)) = ? ORDER BY \(kind.column) LIMIT ?
                    """, arguments: [prefix, prefix, limit])
        }
    }

    /// Nil without a readable file.
    package static func contains(_ kind: Kind, _ id: String, inFileAt path: String) -> Bool? {
        read(path) { db in
            let sql = "SELECT 1 FROM \"\(kind.rawValue)\" WHERE \(kind.column) = ?"
            return try Int.fetchOne(db, sql: sql, arguments: [id]) != nil
        }
    }

    private static func read<Value>(_ path: String, _ body: (Database) throws -> Value) -> Value? {
        guard FileManager.default.fileExists(atPath: path) else { return nil }
        var configuration = AppDatabase.configuration()
        configuration.readonly = true
        guard let queue = try? DatabaseQueue(path: path, configuration: configuration) else { return nil }
        defer { try? queue.close() }
        return try? queue.read(body)
    }
}
