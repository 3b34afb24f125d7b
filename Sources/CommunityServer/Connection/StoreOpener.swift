/// Opens the store that an operator named.
enum StoreOpener {
    /// - Parameters:
    ///   - store: the path of a file.
    ///   - isServing: whether this process is the one that serves it.
    /// - Throws: `StoreProblem`.
    static func open(_ store: String, isServing: Bool) throws -> any SQLDatabase {
        try SQLiteDatabase(path: store, isServing: isServing)
    }
}
