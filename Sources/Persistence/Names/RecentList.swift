import Domain
import GRDB

/// A short list of a member's recent actions. Repeating one moves it to the front; the oldest is dropped.
struct RecentList {
    private let table: JournaledTable
    private let column: String
    private let most: Int

    static let words = RecentList(table: .recentWord, column: "word", most: RecentSearches.most)
    static let characters = RecentList(table: .recentCharacter, column: "character", most: RecentSearches.most)
    static let queries = RecentList(table: .recentQuery, column: "query", most: RecentQueries.most)

    func add(_ value: any DatabaseValueConvertible, _ profile: Identifier<Profile>, _ db: Database) throws {
        try ProfileRows.ensure(profile, db)
        try db.execute(
            sql: """
                INSERT OR REPLACE INTO \(table.name) (profile, \(column), place) VALUES (?1, ?2, coalesce(
                    (SELECT max(place) FROM \(table.name) WHERE profile = ?1), 0) + 1)
                """, arguments: [profile.rawValue, value])
        try db.execute(
            sql: """
                DELETE FROM \(table.name) WHERE profile = ?1 AND place <= (
                    SELECT place FROM \(table.name) WHERE profile = ?1 ORDER BY place DESC LIMIT 1 OFFSET ?2)
                """, arguments: [profile.rawValue, most])
    }

    func remove(_ value: any DatabaseValueConvertible, _ journal: inout Journal) throws {
        try journal.remove(
            table,
            key: ["profile": .text(journal.profile.rawValue), column: JournalValue(value.databaseValue)])
    }

    func removeAll(_ journal: inout Journal) throws {
        let values = try DatabaseValue.fetchAll(
            journal.db, sql: "SELECT \(column) FROM \(table.name) WHERE profile = ?",
            arguments: [journal.profile.rawValue])
        for value in values { try remove(value, &journal) }
    }
}
