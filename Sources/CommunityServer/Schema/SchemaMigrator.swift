struct SchemaMigrator {
    let database: any SQLDatabase
    var migrations = SchemaMigration.all

    /// The schema version of this program.
    static let current = SchemaMigrator.wanted(SchemaMigration.all)

    /// The store's schema version; 0 for an empty store.
    func version() async throws -> Int { try await database.telling { try await database.read(Self.version) } }

    private static func version(_ connection: any SQLConnection) throws -> Int {
        do {
            return try connection.savepoint {
                try connection.oneRow("SELECT schema FROM meta WHERE id = 1").int("schema")
            }
        } catch SQLError.statement {
            return 0
        }
    }

    private static func wanted(_ migrations: [SchemaMigration]) -> Int { migrations.last?.number ?? 0 }

    /// Refuses an older store, an empty one, and one that is more than one version ahead: each migration leaves a store
    /// that the version before can use, so that processes can be replaced one after another. Throws `StoreProblem`.
    func check() async throws { try check(try await version(), allowsOlder: false) }

    /// Like `check`, but creates the tables of an empty store and, if `migrates`, migrates an older one.
    func checkOrMake(migrates: Bool = false) async throws {
        let found = try await version()
        if found == 0 || migrates && found < Self.wanted(migrations) { try await migrate() } else { try await check() }
    }

    private func check(_ found: Int, allowsOlder: Bool) throws(StoreProblem) {
        let wanted = Self.wanted(migrations)
        if found > wanted + 1 { throw .newer(found: found, wanted: wanted) }
        if found > 0, let first = migrations.first, found < first.number { throw .unreleased(found: found) }
        if found < wanted, !allowsOlder { throw .older(found: found, wanted: wanted) }
    }

    /// Runs the missing migrations in one transaction: other processes see all of them or none. Throws `StoreProblem`.
    func migrate() async throws {
        let (dialect, migrations) = (database.dialect, migrations)
        try await database.telling {
            try await database.write { connection in
                try connection.exclusively(.schema)
                let found = try Self.version(connection)
                try check(found, allowsOlder: true)
                do {
                    for migration in migrations where migration.number > found {
                        for statement in migration.statements { try connection.execute(dialect.declaration(statement)) }
                        try migration.fill?(connection)
                        try connection.execute("UPDATE meta SET schema = ? WHERE id = 1", migration.number)
                    }
                } catch SQLError.statement(let text) where found == 0 && text.contains("already exists") {
                    throw StoreProblem.foreign(path: database.label)
                }
            }
        }
    }
}
