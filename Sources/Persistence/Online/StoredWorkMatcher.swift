import Domain
import GRDB

/// Finds the stored work that matches a work found online, by the rules of `WorkMatcher`.
struct StoredWorkMatcher {
    let found: OnlineWork
    let profile: Identifier<Profile>
    let db: Database

    private var ids: [ExternalID] { [found.id] + found.otherIDs }

    private var clue: WorkClue {
        let work = found.record.work
        return WorkClue(
            title: work.title.english,
            otherTitles: [work.title.korean] + [work.originalTitle].compactMap(\.self) + work.otherTitles,
            year: work.year, kind: work.kind, ids: ids.map(\.description), isKindSure: true)
    }

    /// Returns nil for a work that is not stored yet.
    func row() throws -> Row? {
        if let row = try ExternalIDRows.bundledWork(of: clue, db) { return row }
        for id in ids {
            guard case .work(let known) = try ExternalIDRows.target(of: id, db) else { continue }
            return try Self.row(of: known, db)
        }
        return try Self.row(of: found.record.work.id, db) ?? titled()
    }

    static func row(of id: Identifier<Work>, _ db: Database) throws -> Row? {
        try Row.fetchOne(db, SQLiteWorkRepository.SQL.workWhole, [id.rawValue])
    }

    /// Whether only a title and a year are known, as after a diary import.
    static func isBare(_ row: Row, _ db: Database) throws -> Bool {
        guard row["origin"] == WorkOrigin.own.rawValue, (row["director_en"] as String?) == nil, row["genres"] == "",
            row["synopsis_en"] == ""
        else { return false }
        return try !ShelfFacts.hasCast(row["number"], db)
    }

    /// The work of one of the titles; nil if several are equally near. Tries other titles than the first three last.
    private func titled() throws -> Row? {
        let work = found.record.work
        let first = [work.title.english, work.title.korean, work.originalTitle ?? ""]
        for titles in [first, work.otherTitles] {
            if let row = try row(titled: Set(titles.map(Folding.folded)).subtracting([""])) { return row }
        }
        return nil
    }

    private func row(titled titles: Set<String>) throws -> Row? {
        var rows: [Identifier<Work>: Row] = [:]
        for (number, isMerged) in try numbers(titled: titles) {
            let row = try Row.fetchOne(db, SQL.candidate, [number, profile.rawValue])
            // The index also finds titles that differ by an article.
            if let row, isMerged || Self.titles(row).contains(where: titles.contains) {
                rows[Identifier(row["id"])] = row
            }
        }
        let known = try rows.values.sorted { ($0["number"] as Int64) < $1["number"] }.map(known)
        guard case .sure(let work) = WorkMatcher.match(clue, among: known) else { return nil }
        return rows[work.id]
    }

    /// Works that may have one of the titles, and whether a work merged into them has it.
    private func numbers(titled titles: Set<String>) throws -> [Int64: Bool] {
        var numbers: [Int64: Bool] = [:]
        for title in titles {
            let found = try Row.fetchCursor(
                db, NameFinder.SQL.names, [NameTokens.exactly(title), NameFinder.mostLooks])
            while let row = try found.next() {
                if row[1] == NameKind.work.rawValue { numbers[row[2]] = false }
            }
        }
        let merged = try Row.fetchCursor(db, SQL.merged, [profile.rawValue])
        while let row = try merged.next() {
            if Self.titles(row).contains(where: titles.contains) { numbers[row["became"]] = true }
        }
        return numbers
    }

    private static func titles(_ row: Row) -> [String] {
        let work = WorkRows.work(row)
        return ([work.title.english, work.title.korean, work.originalTitle ?? ""] + work.otherTitles)
            .map(Folding.folded)
    }

    private func known(_ row: Row) throws -> KnownWork {
        let work = WorkRows.work(row)
        let ids = try WorkIDRows.of(work.id, db)
        return KnownWork(
            work: work.reference, ids: ids.own.map(\.description), bundledIDs: ids.bundled.map(\.description),
            isBare: try Self.isBare(row, db),
            rank: Self.origins.firstIndex(of: row["origin"]) ?? Self.origins.count)
    }

    private static let origins = [WorkOrigin.catalogue, .kept, .own].map(\.rawValue)

    enum SQL {
        /// Limited to bundled works, the member's own and those that were kept here.
        static let candidate = """
            SELECT * FROM work WHERE number = ? AND is_gone = 0 AND CASE origin
                WHEN 'catalogue' THEN 1
                WHEN 'own' THEN owner = ?
                WHEN 'kept' THEN EXISTS (SELECT 1 FROM external_id
                    WHERE kind = 'work' AND target = work.id AND kept_at IS NOT NULL)
                ELSE 0 END
            """
        static let merged = """
            SELECT work.*, work_merge.became FROM work_merge CROSS JOIN work ON work.number = work_merge.subject
            WHERE work_merge.profile = ?
            """
    }
}
