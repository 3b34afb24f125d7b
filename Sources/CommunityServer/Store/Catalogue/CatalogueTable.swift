import CommunityProtocol
import Domain
import Foundation

struct CatalogueTable {
    let db: any SQLConnection

    // MARK: What came with the server

    /// Adds works of the server's own catalogue that the store lacks. Those of a store's first version are in every
    /// terminal and get no change number; later ones do.
    func load(_ works: [CastWork]) throws {
        let isNew = try db.row("SELECT 1 AS one FROM work LIMIT 1") == nil
        for cast in works {
            let facts = WorkFactsRow(cast.work)
            let text = try Self.text(facts)
            if let row = try db.row("SELECT no, facts FROM work WHERE id = ?", .text(facts.id.rawValue)) {
                let no = try row.integer("no")
                if try row.text("facts") != text {
                    try db.execute(
                        "UPDATE work SET facts = ?, title = ?, cat_seq = ? WHERE no = ?", .text(text),
                        .text(Self.searchText(facts)), .integer(try nextSeq(isNew)), .integer(no))
                }
                try add(cast.cast.map(StoredCharacter.init), to: no, kind: cast.work.kind)
            } else {
                let no = try insert(facts, publisher: nil, seq: try nextSeq(isNew))
                try add(cast.cast.map(StoredCharacter.init), to: no, kind: cast.work.kind)
            }
        }
    }

    // MARK: Writing

    func insert(_ facts: WorkFactsRow, publisher: Int64?, seq: Int64) throws -> Int64 {
        try db.oneRow(
            """
            INSERT INTO work (id, source, publisher, kind, title, facts, gone, cat_seq) VALUES (?, ?, ?, ?, ?, ?, 0, ?)
            RETURNING no
            """,
            .text(facts.id.rawValue), .optional(facts.source), .optional(publisher), .text(facts.kind.text),
            .text(Self.searchText(facts)), .text(try Self.text(facts)), .integer(seq)
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
                """,
                .text(character.id.rawValue), .integer(work), .bool(character.isLead), .integer(position),
                .text(try Self.text(character.names)), .text(character.searchText), .type(character.guess),
                .bool(same != nil), .optional(same))
            guard let no = try inserted.first?.integer("no") else { continue }
            try db.execute(
                """
                INSERT INTO standing (character, work, kind, lead, votes, sort_type, tied, shelf_type, hot, reviews,
                    shards)
                VALUES (?, ?, ?, ?, 0, 16, 0, ?, 0, 0, 1)
                """,
                .integer(no), .integer(work), .text(kind.rawValue), .bool(character.isLead), .type(character.guess))
        }
    }

    /// Excludes merged characters, and additions by other members, who decide about those themselves.
    func setCastGone(_ isGone: Bool, of work: Int64) throws {
        try db.execute(
            """
            UPDATE character SET gone = ? WHERE work = ? AND merged IS NULL
                AND NOT EXISTS (SELECT 1 FROM own WHERE kind = 'cast' AND key = character.id)
            """, .bool(isGone), .integer(work))
    }

    // MARK: Reading

    /// Finds a work by its id or by the id of a work merged into it.
    func work(_ id: Identifier<Work>) throws -> StoredWork? {
        try db.row(
            """
            SELECT \(StoredWork.columns) FROM work WHERE no = (SELECT coalesce(merged, no) FROM work WHERE id = ?)
            """,
            .text(id.rawValue)
        ).map(StoredWork.init)
    }

    func work(no: Int64) throws -> StoredWork? {
        try db.row("SELECT \(StoredWork.columns) FROM work WHERE no = ?", .integer(no)).map(StoredWork.init)
    }

    /// Finds a character by its id or by the id of one merged into it.
    func character(_ id: Identifier<WorkCharacter>) throws -> CharacterKey? {
        try db.row(
            """
            SELECT no, work, gone FROM character
            WHERE no = (SELECT coalesce(merged, no) FROM character WHERE id = ?)
            """,
            .text(id.rawValue)
        ).map { row in
            CharacterKey(no: try row.integer("no"), work: try row.integer("work"), isGone: try row.bool("gone"))
        }
    }

    func characterRow(no: Int64) throws -> CharacterRow? {
        try db.row("\(Self.selectCharacter) WHERE character.no = ?", .integer(no)).map(Self.characterRow)
    }

    func cast(of work: Int64) throws -> [CharacterRow] {
        try db.query(
            "\(Self.selectCharacter) WHERE character.work = ? ORDER BY character.lead DESC, character.position, character.no",
            .integer(work)
        ).map(Self.characterRow)
    }

    /// Works published by members or added by a later server version, by change number.
    func changed(after seq: Int64, limit: Int) throws -> [CatalogueRow] {
        try db.query(
            "SELECT \(StoredWork.columns) FROM work WHERE cat_seq > ? ORDER BY cat_seq LIMIT ?", .integer(seq),
            .integer(limit)
        ).map { row in
            let work = try StoredWork(row)
            return CatalogueRow(
                work: work.facts, cast: try cast(of: work.no),
                publisher: try work.publisher.flatMap { try MemberTable(db: db).member(no: $0)?.row },
                seq: work.seq, gone: work.isGone ? true : nil, into: work.into)
        }
    }

    // MARK: Rows

    static let selectCharacter = """
        SELECT character.no AS no, character.id AS id, work.id AS work, character.names AS names,
            character.lead AS lead, standing.votes AS votes, standing.reviews AS reviews, character.gone AS gone,
            work.facts AS facts, work.no AS work_no,
            (SELECT other.id FROM character AS other WHERE other.no = character.merged) AS merged_id
        FROM character JOIN work ON work.no = character.work JOIN standing ON standing.character = character.no
        """

    static func characterRow(_ row: SQLRow) throws -> CharacterRow {
        let names = try WireCoder.decode(CharacterNames.self, from: Data(try row.text("names").utf8))
        return CharacterRow(
            id: Identifier(try row.text("id")), work: Identifier(try row.text("work")), name: names.name,
            otherNames: names.others, lead: try row.bool("lead"), votes: max(try row.int("votes"), 0),
            reviews: try row.int("reviews"), gone: try row.bool("gone") ? true : nil,
            into: try row.optionalText("merged_id").map { Identifier($0) })
    }

    static func workRow(_ row: SQLRow) throws -> WorkRow {
        WorkRow(try WireCoder.decode(WorkFactsRow.self, from: Data(try row.text("facts").utf8)))
    }

    static func text(_ value: some Encodable) throws -> String {
        String(decoding: try WireCoder.encode(value), as: UTF8.self)
    }

    static func searchText(_ facts: WorkFactsRow) -> String {
        SearchText.joined(
            [facts.title.english, facts.title.korean, facts.originalTitle ?? ""] + (facts.otherTitles ?? []))
    }

    private func nextSeq(_ isNew: Bool) throws -> Int64 { isNew ? 0 : try MetaTable(db: db).nextCatalogueSeq() }
}

struct CharacterKey: Sendable {
    let no: Int64
    let work: Int64
    let isGone: Bool
}
