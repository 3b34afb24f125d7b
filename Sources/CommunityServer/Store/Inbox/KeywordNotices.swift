import CommunityProtocol
import Domain
import Foundation

struct KeywordNotices {
    private static let most = 10_000

    let db: any SQLConnection

    func notify(of facts: WorkFactsRow, cast: [PublishedCharacter], by publisher: Int64, at: Int64) throws {
        let text = SearchText.joined(
            [facts.title.english, facts.title.korean] + cast.flatMap { [$0.name.english, $0.name.korean] })
        let rows = try db.query(
            "SELECT member, key, value FROM own WHERE kind = 'keyword' AND gone = 0 AND member <> ? LIMIT ?",
            .integer(publisher), .integer(Self.most))
        for row in rows {
            let key = try row.text("key")
            guard key.hasPrefix("word:"), text.contains(key.dropFirst("word:".count)),
                case .keyword(.word(let word), _)? = try row.optionalText("value").map({
                    try WireCoder.decode(MemberAction.self, from: Data($0.utf8))
                })
            else { continue }
            try InboxTable(db: db).set(
                .keyword, "\(facts.id) \(word)", of: try row.integer("member"), actors: [], count: 1, at: at)
        }
    }
}
