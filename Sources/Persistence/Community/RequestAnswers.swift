import Domain
import GRDB

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
