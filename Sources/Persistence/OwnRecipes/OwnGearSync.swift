import Domain
import GRDB

struct OwnGearSync {
    private let db: Database

    init(_ db: Database) {
        self.db = db
    }

    func syncGlass(_ id: String) throws {
        try db.execute(sql: "DELETE FROM glass WHERE id = ?", arguments: [id])
        guard case .glass(let glass)? = try record(.glass, id) else { return }
        try GearWriter(db).write(glass)
    }

    func syncTool(_ id: String) throws {
        try db.execute(sql: "DELETE FROM tool WHERE id = ?", arguments: [id])
        guard case .tool(let tool)? = try record(.tool, id) else { return }
        try GearWriter(db).write(tool)
    }

    private func record(_ kind: RecordKind, _ id: String) throws -> OwnRecord? {
        try OwnRecordSync.body(kind, id, db).flatMap {
            try OwnRecordBody.record(kind: kind.rawValue, id: id, body: $0)
        }
    }
}
