import GRDB

/// Values that the program never writes: extreme amounts and whole numbers, and missing values.
package enum ExtremeValues: CaseIterable, Sendable {
    case huge, infinite, negative, nothing

    /// Writes the values into all columns of a database except the keys, by which rows are found. Returns the number of
    /// columns.
    package func write(into path: String) throws -> Int {
        let queue = try DatabaseQueue(path: path)
        defer { try? queue.close() }
        return try queue.writeWithoutTransaction { db in
            try db.execute(sql: "PRAGMA ignore_check_constraints = ON; PRAGMA foreign_keys = OFF")
            // Keeps few characters, because looking for one to offer reads them one by one.
            try db.execute(sql: "DELETE FROM character WHERE number % 20 <> 0 AND id <> 'freder'")
            // Triggers would repair the damage, row by row.
            for name in try String.fetchAll(db, sql: "SELECT name FROM sqlite_master WHERE type = 'trigger'") {
                try db.execute(sql: "DROP TRIGGER \(name)")
            }
            if self == .nothing { try db.execute(sql: Self.allowsNulls) }
            var count = 0
            for column in try Row.fetchAll(db, sql: Self.columns) {
                let (table, name, type): (String, String, String) = (column[0], column[1], column[2])
                guard let value = value(of: type) else { continue }
                try db.execute(sql: "UPDATE OR IGNORE \(table) SET \(name) = \(value)")
                count += 1
            }
            return count
        }
    }

    /// The value as SQL; nil for a column type that stays unchanged.
    private func value(of type: String) -> String? {
        switch (self, type) {
        case (.huge, "REAL"): "1e308"
        case (.huge, "INTEGER"): "1 << 62"
        case (.infinite, "REAL"): "9e999"
        case (.infinite, "INTEGER"): String(Int64.max)
        case (.negative, "REAL"): "-1e308"
        case (.negative, "INTEGER"): String(Int64.min)
        case (.nothing, "REAL"), (.nothing, "INTEGER"), (.nothing, "BLOB"): "NULL"
        default: nil
        }
    }

    private static let allowsNulls = """
        PRAGMA writable_schema = ON;
        UPDATE sqlite_master SET sql = replace(replace(replace(
            sql, 'IS NOT NULL', 'IS_NOT_NULL'), ' NOT NULL', ''), 'IS_NOT_NULL', 'IS NOT NULL')
        WHERE type = 'table' AND sql NOT LIKE 'CREATE VIRTUAL%';
        PRAGMA writable_schema = RESET
        """
    private static let columns = """
        SELECT m.name, c.name, c.type FROM sqlite_master m JOIN pragma_table_info(m.name) c
        WHERE m.type = 'table' AND m.sql NOT LIKE 'CREATE VIRTUAL%' AND m.name NOT LIKE 'sqlite_%'
            AND m.name NOT LIKE '%_gram_%' AND m.name <> 'meta' AND c.pk = 0
            AND NOT EXISTS (SELECT 1 FROM pragma_foreign_key_list(m.name) k WHERE k."from" = c.name)
        """
}
