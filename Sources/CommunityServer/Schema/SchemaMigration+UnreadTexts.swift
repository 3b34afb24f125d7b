extension SchemaMigration {
    /// Which versions of a post an edit took the place of whose device had not read them: their author keeps them.
    static let unreadTexts = SchemaMigration(
        number: 5,
        statements: [
            "ALTER TABLE post ADD COLUMN unread_from {int}", "ALTER TABLE post ADD COLUMN unread_to {int}",
        ])
}
