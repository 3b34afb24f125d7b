import Domain
import GRDB

/// Deletes a profile with everything that refers to it, except rows that stay anonymously.
enum ProfileEnd {
    /// Statements that anonymise rows before the profile is deleted; `?1` is the profile. Tables whose reference is
    /// `ON DELETE SET NULL` need no entry.
    static let namelessStatements: [String] = []

    static func run(_ profile: Identifier<Profile>, _ db: Database) throws {
        for sql in namelessStatements { try db.execute(sql: sql, arguments: [profile.rawValue]) }
        try db.execute(sql: "DELETE FROM profile WHERE id = ?", arguments: [profile.rawValue])
        // Removes the member's own recipes from the lists.
        try OwnRecordSync(db, calculator: DrinkCalculator()).run()
    }
}
