import Domain
import GRDB

enum NoticeRows {
    private static let hidden = "hidden"

    static func notice(_ row: Row) -> CommunityNotice? {
        let text: String = row["text"]
        let kind: CommunityNotice.Kind? =
            switch row["kind"] as String {
            case "voted-elsewhere":
                CommunityRows.type(row["type"]).map { .votedElsewhere($0, device: text.isEmpty ? nil : text) }
            case "draft": .becameDraft(text)
            case "review-gone": .reviewGone(text)
            case "refused": .refused(text)
            case hidden: hiddenPost(text)
            default: nil
            }
        return kind.map {
            CommunityNotice(
                id: row["number"], kind: $0, character: (row["character"] as String?).map { Identifier($0) },
                characterName: (row["name_en"] as String?).map { _ in DrinkRows.text(row, "name") }, at: row["at"])
        }
    }

    /// The first line is the post's id, the rest the reason why it is hidden.
    private static func hiddenPost(_ text: String) -> CommunityNotice.Kind {
        let lines = text.split(separator: "\n", maxSplits: 1).map(String.init)
        return .hidden(post: lines.first ?? "", why: lines.count > 1 ? lines[1] : nil)
    }

    static func forget(hidden post: String, of membership: Int64, _ db: Database) throws {
        try db.execute(
            sql: """
                DELETE FROM community_notice WHERE membership = ?1 AND kind = ?2
                    AND (text = ?3 OR substr(text, 1, length(?3) + 1) = ?3 || char(10))
                """, arguments: [membership, hidden, post])
    }

    static func write(
        _ kind: CommunityNotice.Kind, of membership: Int64, about character: Identifier<WorkCharacter>?,
        at now: Int64, _ db: Database
    ) throws {
        let (word, text, type): (String, String, Int?) =
            switch kind {
            case .votedElsewhere(let type, let device): ("voted-elsewhere", device ?? "", type.code)
            case .becameDraft(let text): ("draft", text, nil)
            case .reviewGone(let text): ("review-gone", text, nil)
            case .refused(let code): ("refused", code, nil)
            case .hidden(let post, let why): (hidden, [post, why].compactMap(\.self).joined(separator: "\n"), nil)
            }
        try db.insert(
            "community_notice", "membership, kind, text, type, character, at",
            [membership, word, text, type, character?.rawValue, now])
    }
}
