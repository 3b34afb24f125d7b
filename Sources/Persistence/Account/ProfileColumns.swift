import GRDB

enum ProfileColumns {
    static func all(_ db: Database) throws -> [(table: String, column: String)] {
        try Row.fetchAll(
            db,
            sql: """
                SELECT tables.name, keys."from" FROM sqlite_master AS tables
                JOIN pragma_foreign_key_list(tables.name) AS keys
                WHERE tables.type = 'table' AND keys."table" = 'profile' ORDER BY tables.name
                """
        ).map { ($0[0], $0[1]) }
    }
}
