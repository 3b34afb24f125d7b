import Domain
import GRDB

/// Notifies members about additions that match their keywords. Examines each addition once, since keywords are few.
struct KeywordWatch {
    private let db: Database
    private let now: Int64
    private let words: [(profile: String, word: String, folded: String)]
    private let types: [Int: [String]]

    init(_ db: Database, now: Int64) throws {
        self.db = db
        self.now = now
        var words: [(String, String, String)] = []
        var types: [Int: [String]] = [:]
        let rows = try Row.fetchAll(
            db,
            sql: """
                SELECT profile, kind, text FROM keyword WHERE NOT EXISTS (
                    SELECT 1 FROM inbox_mute WHERE inbox_mute.profile = keyword.profile AND inbox_mute.kind = 'keyword')
                """)
        for row in rows {
            if row["kind"] == "word" {
                words.append((row["profile"], row["text"], Folding.folded(row["text"])))
            } else if let type = try? MBTI(text: row["text"]) {
                types[type.code, default: []].append(row["profile"])
            }
        }
        self.words = words
        self.types = types
    }

    var isIdle: Bool { words.isEmpty && types.isEmpty }

    /// Notifies about the rows a step added, except the member who added them.
    func notify(of changes: [RowChange]) throws {
        guard !isIdle else { return }
        let added = changes.filter { $0.before == nil && $0.table == JournaledTable.work.name }
        let works = Set(added.compactMap { $0.after?["number"]?.argument as? Int64 })
        for change in changes where change.before == nil {
            guard let number = change.after?["number"]?.argument as? Int64 else { continue }
            let adder = change.after?["owner"]?.argument as? String
            if change.table == JournaledTable.work.name { try notify(ofWork: number, except: adder) }
            if change.table == JournaledTable.character.name {
                try notify(ofCharacter: number, ofNew: works, except: adder)
            }
        }
    }

    func notify(ofWork number: Int64, except adder: String? = nil) throws {
        guard let row = try Row.fetchOne(db, "SELECT * FROM work WHERE number = ?", [number]) else { return }
        let names: [String] = [row["title_en"], row["title_ko"], row["title_original"] ?? ""]
        for keyword in keywords(in: names, except: adder) {
            try db.execute(
                "INSERT INTO inbox_item (profile, kind, work, keyword, at) VALUES (?, 'keyword', ?, ?, ?)",
                [keyword.profile, number, keyword.word, now])
        }
    }

    /// Notifies about a new character, either by name or by type without saying who it is. Never notifies by type about
    /// a character added to an existing cast: the addition would reveal who it is.
    func notify(ofCharacter number: Int64, ofNew works: Set<Int64>, except adder: String? = nil) throws {
        guard let row = try Row.fetchOne(db, "SELECT * FROM character WHERE number = ?", [number]) else { return }
        let work: Int64 = row["work"]
        for keyword in keywords(in: [row["name_en"], row["name_ko"]], except: adder) {
            try db.execute(
                sql: """
                    INSERT INTO inbox_item (profile, kind, work, character, keyword, at)
                    VALUES (?, 'keyword', ?, ?, ?, ?)
                    """, arguments: [keyword.profile, work, number, keyword.word, now])
        }
        guard works.contains(work), let type: Int = row["guess"] else { return }
        for profile in types[type] ?? [] where profile != adder {
            try db.execute(
                "INSERT INTO inbox_item (profile, kind, work, type, at) VALUES (?, 'keyword', ?, ?, ?)",
                [profile, work, type, now])
        }
    }

    private func keywords(
        in names: [String], except adder: String?
    ) -> [(profile: String, word: String, folded: String)] {
        let forms = SearchableName.forms(of: names)
        return words.filter { keyword in
            keyword.profile != adder && forms.contains { $0.quality(for: keyword.folded) != nil }
        }
    }
}

/// Answers requests for characters that now exist, by folded name and title in either language, and notifies.
struct RequestAnswers {
    let db: Database
    let now: Int64

    func answer(with characters: [Int64]) throws {
        let requests = try Row.fetchAll(
            db, "SELECT number, profile, title, name FROM character_request WHERE status = 'open' ORDER BY number")
        guard !requests.isEmpty else { return }
        var places: [String: Int64] = [:]
        for number in characters {
            guard
                let row = try Row.fetchOne(
                    db,
                    sql: """
                        SELECT character.name_en, character.name_ko, work.title_en, work.title_ko FROM character
                        CROSS JOIN work ON work.number = character.work WHERE character.number = ?
                        """, arguments: [number])
            else { continue }
            for name in [row["name_en"], row["name_ko"]] as [String] {
                for title in [row["title_en"], row["title_ko"]] as [String] { places[Self.key(title, name)] = number }
            }
        }
        for request in requests {
            guard let character = places[Self.key(request["title"], request["name"])] else { continue }
            let number: Int64 = request["number"]
            try db.execute(
                "UPDATE character_request SET status = 'added', answered_at = ?, character = ? WHERE number = ?",
                [now, character, number])
            try db.execute(
                sql: """
                    INSERT INTO inbox_item (profile, kind, request, at) SELECT ?1, 'request', ?2, ?3
                    WHERE NOT EXISTS (SELECT 1 FROM inbox_mute WHERE profile = ?1 AND kind = 'request')
                    """, arguments: [request["profile"] as String, number, now])
        }
    }

    private static func key(_ title: String, _ name: String) -> String {
        "\(Folding.folded(title))\n\(Folding.folded(name))"
    }
}
