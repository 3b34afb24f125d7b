import CommunityProtocol
import Domain
import Foundation

/// A member's notifications: one row per subject, even if several members caused it.
struct InboxTable {
    let db: any SQLConnection

    /// Sets the current state of a subject. News makes the row unread and the newest.
    func set(_ kind: InboxKind, _ subject: String, of member: Int64, actors: [Int64], count: Int, at: Int64) throws {
        let old = try db.row(
            "SELECT no, at, count FROM inbox WHERE member = ? AND kind = ? AND subject = ?", member, kind.rawValue,
            subject)
        let list = actors.map(String.init).joined(separator: " ")
        if let old {
            let no = try old.integer("no")
            if count > 0, try old.integer("at") >= at, try old.int("count") >= count {
                try db.execute("UPDATE inbox SET actors = ?, count = ? WHERE no = ?", list, count, no)
                return
            }
            try db.execute("DELETE FROM inbox WHERE no = ?", no)
        }
        guard count > 0, try !OwnTable(db: db).has(.mute, kind.rawValue, member: member) else { return }
        try db.execute(
            """
            INSERT INTO inbox (member, kind, subject, actors, count, at, is_read) VALUES (?, ?, ?, ?, ?, ?, 0)
            """, member, kind.rawValue, subject, list, count, at)
    }

    func page(of member: Int64, before no: Int64, limit: Int) throws -> InboxAnswer {
        let rows = try db.query(
            """
            SELECT no, kind, subject, actors, count, at, is_read FROM inbox WHERE member = ? AND no < ?
            ORDER BY no DESC LIMIT ?
            """, member, no, limit + 1)
        let unread = try db.oneRow(
            "SELECT count(*) AS n FROM (SELECT 1 AS one FROM inbox WHERE member = ? AND is_read = 0 LIMIT 100) AS first",
            member)
        let items = try items(Array(rows.prefix(limit)))
        return InboxAnswer(
            items: items, unread: try unread.int("n"),
            next: rows.count > limit ? items.last.map { String($0.no) } : nil)
    }

    private func items(_ rows: [SQLRow]) throws -> [InboxRow] {
        let parts = try rows.map { row in
            let subject = try row.text("subject").split(separator: " ", maxSplits: 1).map(String.init)
            let kind = KnownOrOther<InboxKind>(try row.text("kind"))
            return (
                row: row, kind: kind, subject: subject,
                // The subject of these kinds is the work, followed by the keyword or the request.
                isOfWork: kind.value == .keyword || kind.value == .request,
                actors: try row.text("actors").split(separator: " ").compactMap { Int64($0) }
            )
        }
        let members = try MemberTable(db: db).members(parts.flatMap(\.actors))
        let posts = try PostTable(db: db).posts(parts.filter { !$0.isOfWork }.compactMap(\.subject.first))
        let characters = try CatalogueTable(db: db).characterRows(posts.values.map(\.character))
        let works = try CatalogueTable(db: db).works(
            characters.values.map(\.work)
                + parts.filter(\.isOfWork).compactMap { $0.subject.first.map { Identifier($0) } })
        return try parts.map { part in
            let post = part.isOfWork ? nil : part.subject.first.flatMap { posts[$0] }
            let character = post.flatMap { characters[$0.character] }
            let workID = character?.work ?? (part.isOfWork ? part.subject.first.map { Identifier($0) } : nil)
            return InboxRow(
                no: try part.row.integer("no"), kind: part.kind, post: post?.id, review: post?.parentID ?? post?.id,
                character: character, work: workID.flatMap { works[$0] }.map { WorkRow($0.facts) },
                word: part.kind.value == .keyword ? part.subject.dropFirst().first : nil,
                request: part.kind.value == .request ? part.subject.dropFirst().first : nil,
                actors: part.actors.compactMap { members[$0]?.row },
                count: try part.row.int("count"), at: try part.row.integer("at"), read: try part.row.bool("is_read"))
        }
    }
}

/// Notifies members whose keywords or requests match a published work or an addition to its cast.
struct WorkNotices {
    let db: any SQLConnection
    let now: Int64

    func notify(of no: Int64) throws {
        guard let work = try CatalogueTable(db: db).work(no: no), !work.isGone else { return }
        let cast = try CatalogueTable(db: db).cast(of: no).filter { $0.gone != true }
        try RequestNotices(db: db).answer(work.facts, cast: cast, at: now)
        try notifyKeywords(of: work, cast)
    }

    /// Notifies of each keyword and work once, and never the member who published or added. The store matches the
    /// keywords, so that only matching ones are read.
    private func notifyKeywords(of work: StoredWork, _ cast: [CharacterRow]) throws {
        let text = SearchText.joined(
            [work.facts.title.english, work.facts.title.korean] + cast.flatMap { [$0.name.english, $0.name.korean] })
        let rows = try db.query(
            """
            SELECT member, value FROM own WHERE kind = 'keyword' AND gone = 0 AND key LIKE 'word:%' AND member <> ?
                AND replace(?, substr(key, 6), '') <> ?
                AND NOT EXISTS (SELECT 1 FROM own AS added JOIN character ON character.id = added.key
                    WHERE added.member = own.member AND added.kind = 'cast' AND added.gone = 0 AND character.work = ?)
            ORDER BY member, key
            """, work.publisher ?? 0, text, text, work.no)
        for row in rows {
            guard case .keyword(.word(let word), _)? = try row.optionalMessage(MemberAction.self, "value") else {
                continue
            }
            let (member, subject) = (try row.integer("member"), "\(work.facts.id) \(word)")
            let isKnown = try db.has("inbox WHERE member = ? AND kind = 'keyword' AND subject = ?", member, subject)
            guard !isKnown, try MemberTable(db: db).lock(member) != nil else { continue }
            try InboxTable(db: db).set(.keyword, subject, of: member, actors: [], count: 1, at: now)
        }
    }
}

/// Resolves requests for characters that were published, and notifies their members on all devices.
struct RequestNotices {
    let db: any SQLConnection

    /// The folded title by which the store finds an open request; empty for an answered one.
    static func matching(_ entry: RequestAction) -> String {
        entry.status.value == .open ? Folding.folded(entry.title) : ""
    }

    /// Fills the column `matching` for requests that are older than the column.
    func fillMatching() throws {
        for row in try db.query("SELECT member, key, value FROM own WHERE kind = 'request' AND matching IS NULL") {
            guard case .request(let entry)? = try row.optionalMessage(MemberAction.self, "value") else { continue }
            try db.execute(
                "UPDATE own SET matching = ? WHERE member = ? AND kind = 'request' AND key = ?", Self.matching(entry),
                row.integer("member"), row.text("key"))
        }
    }

    func answer(_ facts: WorkFactsRow, cast: [CharacterRow], at now: Int64) throws {
        let titles = Set(
            ([facts.title.english, facts.title.korean, facts.originalTitle ?? ""] + (facts.otherTitles ?? []))
                .map(Folding.folded)
        ).filter { !$0.isEmpty }
        let names = Set(cast.flatMap { [$0.name.english, $0.name.korean] + ($0.otherNames ?? []) }.map(Folding.folded))
        for title in titles.sorted() {
            let rows = try db.query(
                """
                SELECT member, value FROM own WHERE matching = ? AND kind = 'request' AND gone = 0 ORDER BY member, key
                """, title)
            for row in rows {
                guard case .request(let entry)? = try row.optionalMessage(MemberAction.self, "value"),
                    names.contains(Folding.folded(entry.name))
                else { continue }
                try answer(entry, of: row.integer("member"), facts, at: now)
            }
        }
    }

    private func answer(_ entry: RequestAction, of member: Int64, _ facts: WorkFactsRow, at now: Int64) throws {
        guard try MemberTable(db: db).lock(member) != nil else { return }
        let answered = RequestAction(
            id: entry.id, title: entry.title, name: entry.name, work: entry.work, status: .known(.added))
        try OwnTable(db: db).set(
            .request, entry.id, value: WireCoder.text(MemberAction.request(answered)), matching: "", gone: false,
            member: member, device: nil, at: now, seq: MemberTable(db: db).nextSeq(of: member))
        try InboxTable(db: db).set(.request, "\(facts.id) \(entry.id)", of: member, actors: [], count: 1, at: now)
    }
}
