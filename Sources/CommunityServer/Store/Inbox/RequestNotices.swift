import CommunityProtocol
import Domain
import Foundation

/// Resolves requests for characters that were published, and notifies their members on all devices.
struct RequestNotices {
    private static let most = 10_000

    let db: any SQLConnection

    func answer(_ facts: WorkFactsRow, cast: [PublishedCharacter], at now: Int64) throws {
        let titles = Set(
            ([facts.title.english, facts.title.korean, facts.originalTitle ?? ""] + (facts.otherTitles ?? []))
                .map(Folding.folded))
        let names = Set(
            cast.flatMap { [$0.name.english, $0.name.korean] + ($0.otherNames ?? []) }.map(Folding.folded))
        let rows = try db.query(
            "SELECT member, key, value, device FROM own WHERE kind = 'request' AND gone = 0 LIMIT ?",
            .integer(Self.most))
        for row in rows {
            guard let text = try row.optionalText("value"),
                case .request(let entry) = try WireCoder.decode(MemberAction.self, from: Data(text.utf8)),
                entry.status.value == .open, titles.contains(Folding.folded(entry.title)),
                names.contains(Folding.folded(entry.name))
            else { continue }
            let member = try row.integer("member")
            let answered = RequestAction(
                id: entry.id, title: entry.title, name: entry.name, work: entry.work, status: .known(.added))
            try OwnTable(db: db).set(
                .request, entry.id,
                value: String(decoding: try WireCoder.encode(MemberAction.request(answered)), as: UTF8.self),
                gone: false,
                member: member, device: nil, at: now, seq: try MemberTable(db: db).nextSeq(of: member))
            try InboxTable(db: db).set(
                .request, "\(facts.id) \(entry.id)", of: member, actors: [], count: 1, at: now)
        }
    }
}
