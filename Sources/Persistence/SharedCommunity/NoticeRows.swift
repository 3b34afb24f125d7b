internal import Domain
internal import GRDB

/// What members are told about their communities, as rows.
enum NoticeRows {
    static func notice(_ row: Row) -> CommunityNotice? {
        let text: String = row["text"]
        let kind: CommunityNotice.Kind? =
            switch row["kind"] as String {
            case "voted-elsewhere":
                CommunityRows.type(row["type"]).map { .votedElsewhere($0, device: text.isEmpty ? nil : text) }
            case "draft": .becameDraft(text)
            case "refused": .refused(text)
            default: nil
            }
        return kind.map {
            CommunityNotice(
                id: row["number"], kind: $0, character: (row["character"] as String?).map { Identifier($0) },
                characterName: (row["name_en"] as String?).map { _ in DrinkRows.text(row, "name") }, at: row["at"])
        }
    }

    static func write(
        _ kind: CommunityNotice.Kind, of membership: Int64, about character: Identifier<WorkCharacter>?,
        at now: Int64, _ db: Database
    ) throws {
        let (word, text, type): (String, String, Int?) =
            switch kind {
            case .votedElsewhere(let type, let device): ("voted-elsewhere", device ?? "", type.code)
            case .becameDraft(let text): ("draft", text, nil)
            case .refused(let code): ("refused", code, nil)
            }
        try db.execute(
            sql: """
                INSERT INTO community_notice (membership, kind, text, type, character, at) VALUES (?, ?, ?, ?, ?, ?)
                """, arguments: [membership, word, text, type, character?.rawValue, now])
    }
}
