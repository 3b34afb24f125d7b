/// What an operator does to a community from the command line.
public enum CommunityOperator {
    /// Brings a store to what this version wants.
    ///
    /// - Returns: the schema it has now.
    /// - Throws: `StoreProblem`.
    public static func migrate(store: String) async throws -> Int {
        let database = try SQLiteDatabase(path: store, isServing: true)
        try await SchemaMigrator(database: database).migrate()
        await database.close()
        return SchemaMigration.current
    }
}
