import Domain
import GRDB

/// Ends a profile: everything that refers to it goes with it, except what stays without a name.
enum ProfileEnd {
    /// Takes the name off what stays, before the profile goes; `?1` is the profile. A table whose reference is
    /// `ON DELETE SET NULL` needs no entry here.
    static let namelessStatements: [String] = []

    static func run(_ profile: Identifier<Profile>, _ db: Database) throws {
        for sql in namelessStatements { try db.execute(sql: sql, arguments: [profile.rawValue]) }
        try db.execute(sql: "DELETE FROM profile WHERE id = ?", arguments: [profile.rawValue])
        // Recipes of the member's own leave the lists with them.
        try OwnRecordSync(db, calculator: DrinkCalculator()).run()
    }
}
