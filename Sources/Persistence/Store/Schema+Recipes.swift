extension Schema {
    /// What version 2 added for drinks: own recipes, collections, the party, saved filters and drafts.
    static let recipeTables = """
        """
}
