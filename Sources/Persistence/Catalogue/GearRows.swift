import Domain
import GRDB

enum GearRows {
    static func glass(_ row: Row) -> Glass {
        Glass(
            id: Identifier(row["id"]), name: DrinkRows.text(row, "name"), volume: row["volume"],
            summary: DrinkRows.text(row, "summary"),
            art: (row["art"] as String).split(separator: "\n", omittingEmptySubsequences: false).map(String.init))
    }

    static func tool(_ row: Row) -> Tool {
        Tool(id: Identifier(row["id"]), name: DrinkRows.text(row, "name"), summary: DrinkRows.text(row, "summary"))
    }

    static func tag(_ row: Row) -> Tag { Tag(id: Identifier(row["id"]), name: DrinkRows.text(row, "name")) }

    static func glass(_ id: Identifier<Glass>, _ db: Database) throws -> Glass? {
        try Row.fetchOne(db, "SELECT * FROM glass WHERE id = ?", [id.rawValue]).map { glass($0) }
    }

    static func tool(_ id: Identifier<Tool>, _ db: Database) throws -> Tool? {
        try Row.fetchOne(db, "SELECT * FROM tool WHERE id = ?", [id.rawValue]).map { tool($0) }
    }

    static func technique(_ kind: TechniqueKind, _ db: Database) throws -> Technique? {
        try Row.fetchOne(db, "SELECT * FROM technique WHERE kind = ?", [kind.rawValue]).map { row in
            Technique(kind: kind, name: DrinkRows.text(row, "name"), summary: DrinkRows.text(row, "summary"))
        }
    }

    static func tag(_ id: Identifier<Tag>, _ db: Database) throws -> Tag? {
        try Row.fetchOne(db, "SELECT * FROM tag WHERE id = ?", [id.rawValue]).map { tag($0) }
    }
}

struct GearWriter {
    let db: Database

    func write(_ catalogue: Catalogue) throws {
        for glass in catalogue.glasses { try write(glass) }
        for tool in catalogue.tools { try write(tool) }
        for technique in catalogue.techniques {
            try db.insert(
                "technique", "kind, name_en, name_ko, summary_en, summary_ko",
                [
                    technique.kind.rawValue, technique.name.english, technique.name.korean, technique.summary.english,
                    technique.summary.korean,
                ])
        }
        for tag in catalogue.tags { try write(tag) }
    }

    func write(_ tag: Tag) throws {
        try db.insert("tag", "id, name_en, name_ko", [tag.id.rawValue, tag.name.english, tag.name.korean])
    }

    func write(_ glass: Glass) throws {
        try db.insert(
            "glass", "id, name_en, name_ko, volume, summary_en, summary_ko, art",
            [
                glass.id.rawValue, glass.name.english, glass.name.korean, glass.volume, glass.summary.english,
                glass.summary.korean, glass.art.joined(separator: "\n"),
            ])
    }

    func write(_ tool: Tool) throws {
        try db.insert(
            "tool", "id, name_en, name_ko, summary_en, summary_ko",
            [tool.id.rawValue, tool.name.english, tool.name.korean, tool.summary.english, tool.summary.korean])
    }
}
