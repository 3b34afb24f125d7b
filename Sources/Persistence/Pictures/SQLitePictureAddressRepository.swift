package import Domain
import GRDB

package struct SQLitePictureAddressRepository: PictureAddressRepository {
    private let database: AppDatabase

    package init(database: AppDatabase) { self.database = database }

    package func address(of subject: PictureSubject) async throws -> PictureAddress? {
        try await database.row(SQL.address, Self.key(subject)) { PictureAddress($0["address"]) }
    }

    package func keep(_ addresses: [PictureSubject: PictureAddress?]) async throws {
        guard !addresses.isEmpty else { return }
        try await database.write { db in
            for (subject, address) in addresses {
                let known = try String.fetchOne(db, SQL.address, Self.key(subject))
                if known == address?.text { continue }
                if let address {
                    try db.execute(SQL.keep, Self.key(subject) + [address.text])
                } else {
                    try db.execute(SQL.forget, Self.key(subject))
                }
            }
        }
    }

    private static func key(_ subject: PictureSubject) -> StatementArguments {
        switch subject {
        case .work(let id): ["work", id.rawValue]
        case .drink(let id): ["drink", id.rawValue]
        }
    }

    enum SQL {
        static let address = "SELECT address FROM picture_address WHERE kind = ? AND target = ?"
        static let keep = """
            INSERT INTO picture_address (kind, target, address) VALUES (?, ?, ?)
            ON CONFLICT (kind, target) DO UPDATE SET address = excluded.address
            """
        static let forget = "DELETE FROM picture_address WHERE kind = ? AND target = ?"
    }
}
