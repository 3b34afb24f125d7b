import Domain
import GRDB

struct GearWriter {
    private let db: Database

    init(_ db: Database) {
        self.db = db
    }

    func write(_ catalogue: Catalogue) throws {
        for glass in catalogue.glasses { try write(glass) }
        for tool in catalogue.tools { try write(tool) }
        for technique in catalogue.techniques {
            try db.execute(
                sql: "INSERT INTO technique (kind, name_en, name_ko, summary_en, summary_ko) VALUES (?, ?, ?, ?, ?)",
                arguments: [
                    technique.kind.rawValue, technique.name.english, technique.name.korean,
                    technique.summary.english, technique.summary.korean,
                ])
        }
        for tag in catalogue.tags {
            try db.execute(
                sql: "INSERT INTO tag (id, name_en, name_ko) VALUES (?, ?, ?)",
                arguments: [tag.id.rawValue, tag.name.english, tag.name.korean])
        }
    }

    func write(_ glass: Glass) throws {
        try db.execute(
            sql: """
                INSERT INTO glass (id, name_en, name_ko, volume, summary_en, summary_ko, art)
                VALUES (?, ?, ?, ?, ?, ?, ?)
                """,
            arguments: [
                glass.id.rawValue, glass.name.english, glass.name.korean, glass.volume, glass.summary.english,
                glass.summary.korean, glass.art.joined(separator: "\n"),
            ])
    }

    func write(_ tool: Tool) throws {
        try db.execute(
            sql: "INSERT INTO tool (id, name_en, name_ko, summary_en, summary_ko) VALUES (?, ?, ?, ?, ?)",
            arguments: [
                tool.id.rawValue, tool.name.english, tool.name.korean, tool.summary.english, tool.summary.korean,
            ])
    }
}
