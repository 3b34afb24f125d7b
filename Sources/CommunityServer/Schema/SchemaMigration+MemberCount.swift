extension SchemaMigration {
    /// Stores the number of members, which every result contains.
    static let memberCount = SchemaMigration(
        number: 4,
        statements: [
            "ALTER TABLE meta ADD COLUMN members {int} NOT NULL DEFAULT 0",
            "UPDATE meta SET members = (SELECT count(*) FROM member)",
        ])
}
