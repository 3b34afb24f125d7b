import CommunityProtocol
import Domain
import Foundation

struct CatalogueTable {
    let db: any SQLConnection

    // MARK: The server's own catalogue

    /// Adds works of the server's own catalogue that the store lacks. Those of a store's first version are in every
    /// terminal and get no change number; later ones do.
    func load(_ works: [CastWork]) throws {
        let isNew = try !db.has("work")
        for cast in works {
            let facts = WorkFactsRow(cast.work)
            let text = try WireCoder.text(facts)
            let no: Int64
            if let row = try db.row("SELECT no, facts, publisher FROM work WHERE id = ?", facts.id.rawValue) {
                no = try row.integer("no")
                // An id that a member took before the catalogue had it is the catalogue's.
                if try row.text("facts") != text || row.optionalInteger("publisher") != nil {
                    try db.execute(
                        "UPDATE work SET facts = ?, title = ?, publisher = NULL, gone = 0, cat_seq = ? WHERE no = ?",
                        text, Self.searchText(facts), try nextSeq(isNew), no)
                }
            } else {
                no = try insert(facts, publisher: nil, seq: try nextSeq(isNew))
            }
            try add(cast.cast.map(StoredCharacter.init), to: no, kind: cast.work.kind)
        }
    }

    // MARK: Writing

    func insert(_ facts: WorkFactsRow, publisher: Int64?, seq: Int64) throws -> Int64 {
        try db.oneRow(
            """
            INSERT INTO work (id, source, publisher, kind, title, facts, gone, cat_seq) VALUES (?, ?, ?, ?, ?, ?, 0, ?)
            RETURNING no
            """, facts.id.rawValue, facts.source, publisher, facts.kind.text, Self.searchText(facts),
            try WireCoder.text(facts), seq
        ).integer("no")
    }

    /// Adds the characters that are missing. A character with an existing name merges into the existing one.
    func add(
        _ cast: [StoredCharacter], to work: Int64, kind: WorkKind, from first: Int = 0,
        beside namesakes: Namesakes = .none
    ) throws {
        for (position, character) in zip(first..., cast) {
            let same = namesakes.first(like: character.names)
            let inserted = try db.query(
                """
                INSERT INTO character (id, work, lead, position, names, folded, guess, gone, merged)
                VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (id) DO NOTHING RETURNING no
                """, character.id.rawValue, work, character.isLead, position, try WireCoder.text(character.names),
                character.searchText, StoredType.code(character.guess), same != nil, same)
            guard let no = try inserted.first?.integer("no") else { continue }
            try db.execute(
                """
                INSERT INTO standing (character, work, kind, lead, votes, sort_type, tied, shelf_type, hot, reviews,
                    shards)
                VALUES (?, ?, ?, ?, 0, 16, 0, ?, 0, 0, 1)
                """, no, work, kind.rawValue, character.isLead, StoredType.code(character.guess))
        }
    }

    /// Excludes merged characters, and additions by other members, who decide about those themselves.
    func setCastGone(_ isGone: Bool, of work: Int64) throws {
        try db.execute(
            """
            UPDATE character SET gone = ? WHERE work = ? AND merged IS NULL
                AND NOT EXISTS (SELECT 1 FROM own WHERE kind = 'cast' AND key = character.id)
            """, isGone, work)
    }

    // MARK: Reading

    /// Finds a work by its id or by the id of a work merged into it.
    func work(_ id: Identifier<Work>) throws -> StoredWork? {
        try db.row(
            """
            SELECT \(StoredWork.columns) FROM work WHERE no = (SELECT coalesce(merged, no) FROM work WHERE id = ?)
            """, id.rawValue
        ).map(StoredWork.init)
    }

    func work(no: Int64) throws -> StoredWork? {
        try db.row("SELECT \(StoredWork.columns) FROM work WHERE no = ?", no).map(StoredWork.init)
    }

    /// Returns the number of a character, or of the one it was merged into.
    func character(_ id: Identifier<WorkCharacter>) throws -> Int64? {
        try db.row("SELECT coalesce(merged, no) AS no FROM character WHERE id = ?", id.rawValue)?.integer("no")
    }

    func cast(of work: Int64) throws -> [CharacterRow] { try casts(of: [work])[work] ?? [] }

    private func casts(of works: [Int64]) throws -> [Int64: [CharacterRow]] {
        let rows = try db.query("\(Self.selectCharacter) WHERE character.work IN (*)", in: works)
        func place(_ row: SQLRow) throws -> [Int64] {
            [try row.bool("lead") ? 0 : 1, try row.integer("position"), try row.integer("no")]
        }
        let placed = try rows.map { (row: $0, work: try $0.integer("work_no"), place: try place($0)) }
        return try Dictionary(grouping: placed, by: \.work).mapValues { cast in
            try cast.sorted { $0.place.lexicographicallyPrecedes($1.place) }.map { try Self.characterRow($0.row) }
        }
    }

    /// Works published by members or added by a later server version, by change number.
    func changed(after seq: Int64, limit: Int) throws -> [CatalogueRow] {
        try rows(
            db.query("SELECT \(StoredWork.columns) FROM work WHERE cat_seq > ? ORDER BY cat_seq LIMIT ?", seq, limit))
    }

    /// The works that a member published, also those that were taken back.
    func published(by member: Int64) throws -> [CatalogueRow] {
        try rows(db.query("SELECT \(StoredWork.columns) FROM work WHERE publisher = ? ORDER BY no", member))
    }

    func added(by member: Int64) throws -> [CharacterRow] {
        try db.query(
            """
            \(Self.selectCharacter) JOIN own ON own.kind = 'cast' AND own.key = character.id
            WHERE own.member = ? AND own.gone = 0 ORDER BY character.no
            """, member
        ).map(Self.characterRow)
    }

    private func rows(_ found: [SQLRow]) throws -> [CatalogueRow] {
        let works = try found.map(StoredWork.init)
        let casts = try casts(of: works.map(\.no))
        let publishers = try MemberTable(db: db).members(works.compactMap(\.publisher))
        return works.map { work in
            CatalogueRow(
                work: work.facts, cast: casts[work.no] ?? [],
                publisher: work.publisher.flatMap { publishers[$0]?.row }, seq: work.seq,
                gone: work.isGone ? true : nil, into: work.into)
        }
    }

    func characterRows(_ numbers: some Sequence<Int64>) throws -> [Int64: CharacterRow] {
        let rows = try db.query("\(Self.selectCharacter) WHERE character.no IN (*)", in: Set(numbers).sorted())
        return Dictionary(try rows.map { (try $0.integer("no"), try Self.characterRow($0)) }) { $1 }
    }

    /// Returns works by the requested ids, which may be those of merged works.
    func works(_ ids: some Sequence<Identifier<Work>>) throws -> [Identifier<Work>: StoredWork] {
        let rows = try db.query(
            """
            SELECT asked.id AS asked, found.* FROM work AS asked
            JOIN (SELECT \(StoredWork.columns) FROM work) AS found ON found.no = coalesce(asked.merged, asked.no)
            WHERE asked.id IN (*)
            """, in: Set(ids.map(\.rawValue)).sorted())
        return Dictionary(try rows.map { (Identifier(try $0.text("asked")), try StoredWork($0)) }) { $1 }
    }

    // MARK: Rows

    static let selectCharacter = """
        SELECT character.no AS no, character.id AS id, work.id AS work, character.names AS names,
            character.lead AS lead, standing.votes AS votes, standing.reviews AS reviews, character.gone AS gone,
            work.facts AS facts, work.no AS work_no, character.position AS position,
            (SELECT other.id FROM character AS other WHERE other.no = character.merged) AS merged_id
        FROM character JOIN work ON work.no = character.work JOIN standing ON standing.character = character.no
        """

    static func characterRow(_ row: SQLRow) throws -> CharacterRow {
        let names = try row.message(CharacterNames.self, "names")
        return CharacterRow(
            id: Identifier(try row.text("id")), work: Identifier(try row.text("work")), name: names.name,
            otherNames: names.others, lead: try row.bool("lead"), votes: max(try row.int("votes"), 0),
            reviews: try row.int("reviews"), gone: try row.bool("gone") ? true : nil,
            into: try row.optionalText("merged_id").map { Identifier($0) })
    }

    static func workRow(_ row: SQLRow) throws -> WorkRow {
        WorkRow(try row.message(WorkFactsRow.self, "facts"))
    }

    static func searchText(_ facts: WorkFactsRow) -> String {
        SearchText.joined(
            [facts.title.english, facts.title.korean, facts.originalTitle ?? ""] + (facts.otherTitles ?? []))
    }

    private func nextSeq(_ isNew: Bool) throws -> Int64 { isNew ? 0 : try MetaTable(db: db).nextCatalogueSeq() }
}
