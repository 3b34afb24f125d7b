extension Schema {
    /// What version 4 added: works, characters, votes and what is written about them.
    static let communityTables = """
        """
}
