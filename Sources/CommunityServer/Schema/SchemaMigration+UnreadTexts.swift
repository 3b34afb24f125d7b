extension SchemaMigration {
    /// The versions of a post that were replaced by a device that had not read them; their author keeps them.
    static let unreadTexts = SchemaMigration(
        number: 5,
        statements: [
            "ALTER TABLE post ADD COLUMN unread_from {int}", "ALTER TABLE post ADD COLUMN unread_to {int}",
        ])
}
