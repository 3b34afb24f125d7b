struct SchemaMigrator {
    let database: any SQLDatabase

    /// The store's schema version; 0 for an empty store.
    func version() async throws -> Int {
        do {
            return try await database.read(Self.version)
        } catch SQLError.unavailable(let problem) {
            throw problem
        }
    }

    private static func version(_ connection: any SQLConnection) throws -> Int {
        do {
            return try connection.savepoint {
                try connection.oneRow("SELECT schema FROM meta WHERE id = 1").int("schema")
            }
        } catch SQLError.statement {
            return 0
        }
    }

    /// Refuses a store of another version, and creates the tables of an empty one.
    ///
    /// - Throws: `StoreProblem`.
    func checkOrMake() async throws {
        let found = try await version()
        if found == 0 { return try await migrate() }
        if found < SchemaMigration.current {
            throw StoreProblem.older(found: found, wanted: SchemaMigration.current)
        }
        if found > SchemaMigration.current {
            throw StoreProblem.newer(found: found, wanted: SchemaMigration.current)
        }
    }

    /// Runs the missing migrations in one transaction: other processes see all of them or none.
    ///
    /// - Throws: `StoreProblem`.
    func migrate() async throws {
        let dialect = database.dialect
        do {
            try await database.write { connection in
                try connection.exclusively(.schema)
                let found = try Self.version(connection)
                guard found <= SchemaMigration.current else {
                    throw StoreProblem.newer(found: found, wanted: SchemaMigration.current)
                }
                do {
                    for migration in SchemaMigration.all.dropFirst(found) {
                        for statement in migration.statements { try connection.execute(dialect.declaration(statement)) }
                        try connection.execute(
                            "UPDATE meta SET schema = ? WHERE id = 1", .integer(migration.number))
                    }
                } catch SQLError.statement(let text) where found == 0 && text.contains("already exists") {
                    throw StoreProblem.foreign(path: database.label)
                }
            }
        } catch SQLError.unavailable(let problem) {
            throw problem
        }
    }
}
