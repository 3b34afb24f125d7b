extension Schema {
    /// What version 2 added for the bar: sizes and prices of bottles, the party.
    static let shelfTables = """
        """
}
