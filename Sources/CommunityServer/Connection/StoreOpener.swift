enum StoreOpener {
    /// - Parameter store: A file path or a PostgreSQL address.
    /// - Throws: `StoreProblem`.
    static func open(_ store: String, isServing: Bool) throws -> any SQLDatabase {
        if let address = PostgresAddress(store) { return try PostgresDatabase(address) }
        return try SQLiteDatabase(path: store, isServing: isServing)
    }
}
