import CommunityProtocol
import Domain
import Foundation

struct CrowdQueries {
    let db: any SQLConnection

    func work(_ id: Identifier<Work>) throws -> WorkAnswer {
        guard let work = try CatalogueTable(db: db).work(id) else { throw ServerProblem.notFound("work") }
        return WorkAnswer(
            work: work.facts, mood: try MarkTable(db: db).mood(of: work.no),
            cast: try CatalogueTable(db: db).cast(of: work.no))
    }

    func cast(_ id: Identifier<Work>) throws -> PageAnswer<CharacterRow> {
        guard let work = try CatalogueTable(db: db).work(id) else { throw ServerProblem.notFound("work") }
        return PageAnswer(rows: try CatalogueTable(db: db).cast(of: work.no))
    }

    /// Includes the current vote counts, which never lag.
    func character(_ id: Identifier<WorkCharacter>) throws -> CharacterAnswer {
        let works = CatalogueTable(db: db)
        guard let no = try works.character(id), var row = try works.characterRows([no])[no],
            let work = try works.work(row.work)
        else { throw ServerProblem.notFound("character") }
        row.votes = try db.oneRow("SELECT coalesce(sum(n), 0) AS n FROM cell WHERE character = ?", no).int("n")
        return CharacterAnswer(character: row, work: WorkRow(work.facts))
    }

    func catalogue(after text: String?) throws -> PageAnswer<CatalogueRow> {
        guard let after = Int64(text ?? "0"), after >= 0 else {
            throw ServerProblem.invalid("after", "invalid cursor")
        }
        let limit = ProtocolLimits.pageRows
        let rows = try CatalogueTable(db: db).changed(after: after, limit: limit + 1)
        return PageAnswer(rows) { String(rows[$0].seq) }
    }

    func search(_ typed: String, after mark: String?) throws -> FoundAnswer {
        let text = PlainText.line(typed, limit: ProtocolLimits.search)
        let folded = Folding.folded(text)
        let nickname = Nickname.folded(text)
        guard !folded.isEmpty else { return FoundAnswer(works: [], characters: [], members: []) }
        let begin = try PageMark.numbers(mark, 3) ?? [0, 0, 0]
        let limit = 20
        let works = try db.query(
            "SELECT \(StoredWork.columns) FROM work WHERE title LIKE ? ESCAPE '\\' AND gone = 0 AND no > ? ORDER BY no LIMIT ?",
            Self.pattern(folded), begin[0], limit + 1
        ).map(StoredWork.init)
        let characters = try db.query(
            """
            \(CatalogueTable.selectCharacter)
            WHERE character.folded LIKE ? ESCAPE '\\' AND character.gone = 0 AND character.no > ?
            ORDER BY character.no LIMIT ?
            """, Self.pattern(folded), begin[1], limit + 1)
        let members = try db.query(
            """
            SELECT \(MemberRecord.columns) FROM member WHERE nickname_key LIKE ? ESCAPE '\\' AND no > ?
            ORDER BY no LIMIT ?
            """, Self.pattern(nickname), begin[2], limit + 1
        ).map(MemberRecord.init)
        let hasMore = [works.count, characters.count, members.count].contains { $0 > limit }
        let next = PageMark.text(
            works.prefix(limit).last?.no ?? begin[0], try characters.prefix(limit).last?.integer("no") ?? begin[1],
            members.prefix(limit).last?.no ?? begin[2])
        return FoundAnswer(
            works: works.prefix(limit).map { WorkRow($0.facts) },
            characters: try characters.prefix(limit).map(CatalogueTable.characterRow),
            members: members.prefix(limit).map(\.row), next: hasMore ? next : nil)
    }

    private static func pattern(_ text: String) -> String { "%\(escaped(text))%" }

    static func escaped(_ text: String) -> String {
        text.replacing("\\", with: "\\\\").replacing("%", with: "\\%").replacing("_", with: "\\_")
    }
}
