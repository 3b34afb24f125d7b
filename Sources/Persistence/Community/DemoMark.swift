import GRDB

enum DemoMark {
    static func set(_ db: Database) throws {
        try db.execute(sql: "INSERT OR REPLACE INTO meta (key, value) VALUES ('demo', '1')")
    }

    static func isSet(_ db: Database) throws -> Bool {
        try String.fetchOne(db, sql: "SELECT value FROM meta WHERE key = 'demo'") == "1"
    }
}
