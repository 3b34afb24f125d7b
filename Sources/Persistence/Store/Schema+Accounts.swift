extension Schema {
    /// What version 3 added: accounts, sessions, waits after failed attempts, recovery codes.
    static let accountTables = """
        """
}
