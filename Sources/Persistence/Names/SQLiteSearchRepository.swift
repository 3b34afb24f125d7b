import CommunitySync
package import Domain
import GRDB

package struct SQLiteSearchRepository: SearchRepository {
    private let database: AppDatabase

    package init(database: AppDatabase) { self.database = database }

    package func worksAndCharacters(
        matching text: String, _ filter: SearchFilter, for viewer: Viewer, limit: Int, as mode: SearchMode
    ) async throws -> SearchAnswer {
        if mode == .typed, OnlineQuery.isWorthAsking(text) {
            await database.noteView(of: .search(OnlineQuery.text(text)), viewer)
        }
        return try await database.read { db in
            try NameFinder(db: db, query: text, filter: filter, viewer: viewer, limit: limit)
                .answer(onlyWhole: mode == .retypedWhole)
        }
    }

    package func members(
        matching text: String, for viewer: Viewer, limit: Int, as mode: SearchMode
    ) async throws -> [FoundRow] {
        let typed = PlainText.line(text, limit: 100)
        guard !typed.isEmpty else { return [] }
        let found = try await database.read { db in
            let membership = try Crowd(of: viewer, db).membership
            let range: StatementArguments = [typed, typed + "\u{10FFFF}"]
            var rows = try Row.fetchAll(
                db, membership == nil ? SQL.membersHere : SQL.members,
                range + (membership.map { [CommunityRows.me(viewer), $0] } ?? []) + [max(limit, 0)])
            if let membership {
                rows += try Row.fetchAll(db, SQL.membersInside, [membership, typed, max(limit, 0)])
            }
            return rows.map { Self.found($0, typed.lowercased()) }
        }
        if mode == .typed, OnlineQuery.isWorthAsking(text) {
            await database.noteEnd(of: .search(OnlineQuery.text(text)), viewer, isAtEnd: found.count < limit)
        }
        return found
    }

    private static func found(_ row: Row, _ typed: String) -> FoundRow {
        let nickname: String = row["nickname"]
        let name = nickname.lowercased()
        let quality: SearchQuality = name == typed ? .exact : name.hasPrefix(typed) ? .prefix : .inside
        return FoundRow(
            hit: .member(CommunityRows.member(row["id"], nickname, row["type"])), quality: quality, name: name)
    }

    package func suggestions(
        _ filter: SearchFilter, for viewer: Viewer, limit: Int
    ) async throws -> [WorkSummary] {
        // Ignores types and digs, so that suggestions reveal nothing.
        let filter = SearchFilter(genre: filter.genre, kind: filter.kind)
        return try await database.read { db in
            let finder = try NameFinder(db: db, query: "", filter: filter, viewer: viewer, limit: limit)
            var works: [WorkSummary] = []
            let rows = try Row.fetchCursor(db, SQL.bestKnown, [0, filter.isEmpty ? 200 : Self.mostLooks])
            while works.count < limit, let row = try rows.next() {
                guard row["kind"] == NameKind.work.rawValue else { continue }
                if case .work(let work) = try finder.work(row["number"])?.hit { works.append(work) }
            }
            return works
        }
    }

    /// The maximum number of names examined for works of a kind or genre.
    private static let mostLooks = 2_000

    package func recents(of viewer: Viewer) async throws -> RecentSearches {
        guard let profile = viewer.profile?.rawValue else { return RecentSearches() }
        return try await database.read { db in
            let crowd = try Crowd(of: viewer, db)
            return RecentSearches(
                words: try String.fetchAll(db, SQL.recentWords, [profile, RecentSearches.most]),
                characters: try Row.fetchAll(
                    db, SQL.recentCharacters, [profile, profile, profile, RecentSearches.most]
                ).map { try CommunityRows.character($0, for: viewer, crowd) })
        }
    }

    package func remember(word: String, of profile: Identifier<Profile>, at now: Int64) async throws {
        let line = PlainText.line(word, limit: RecentSearches.longestWord)
        guard !Folding.folded(line).isEmpty else { return }
        try await database.write { db in try RecentList.words.add(line, profile, db) }
    }

    package func remember(
        character: Identifier<WorkCharacter>, of profile: Identifier<Profile>, at now: Int64
    ) async throws {
        try await database.write { db in
            guard let number = try CommunityNumbers.character(character, db) else { return }
            try RecentList.characters.add(number, profile, db)
        }
    }

    @discardableResult
    package func forget(_ item: RecentItem, of profile: Identifier<Profile>) async throws -> Bool {
        try await database.step("recent.remove", of: profile) { journal in
            switch item {
            case .word(let word): try RecentList.words.remove(word, &journal)
            case .allWords: try RecentList.words.removeAll(&journal)
            case .allCharacters: try RecentList.characters.removeAll(&journal)
            case .character(let id):
                guard let number = try CommunityNumbers.character(id, journal.db) else { return }
                try RecentList.characters.remove(number, &journal)
            }
        }
    }

    enum SQL {
        private static func members(_ type: String, _ condition: String) -> String {
            """
            SELECT id, nickname, \(type) AS type FROM profile INDEXED BY profile_nickname
            WHERE nickname COLLATE NOCASE >= ? AND nickname COLLATE NOCASE < ? AND \(condition)
                ORDER BY nickname COLLATE NOCASE LIMIT ?
            """
        }
        /// The members of this machine's community, without those known only from a server.
        static let membersHere = members(
            "NULL",
            """
            (id = 'local' OR EXISTS (SELECT 1 FROM account WHERE account.profile = profile.id)
                OR NOT EXISTS (SELECT 1 FROM crowd_member WHERE crowd_member.profile = profile.id))
            """)
        static let members = members(
            "NULL",
            """
            (id = ? OR EXISTS (SELECT 1 FROM crowd_member
                WHERE crowd_member.membership = ? AND crowd_member.profile = profile.id))
            """)
        /// Members whose nickname contains the text after its beginning.
        static let membersInside = """
            SELECT profile.id, profile.nickname, crowd_member.type FROM crowd_member
            CROSS JOIN profile ON profile.id = crowd_member.profile
            WHERE crowd_member.membership = ? AND instr(lower(profile.nickname), lower(?)) > 1 LIMIT ?
            """
        /// Entries by rank, read until enough of them are works.
        static let bestKnown = "SELECT kind, number FROM name_entry WHERE rank > ? ORDER BY rank LIMIT ?"
        static let recentWords = "SELECT word FROM recent_word WHERE profile = ? ORDER BY place DESC LIMIT ?"
        static let recentCharacters = """
            SELECT \(CommunityRows.SQL.characterColumns) FROM recent_character
            CROSS JOIN character ON character.number = recent_character.character \(CommunityRows.SQL.characterJoin)
            WHERE recent_character.profile = ? ORDER BY recent_character.place DESC LIMIT ?
            """
    }
}

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
