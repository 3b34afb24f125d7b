extension SchemaMigration {
    /// How many members there are, which every result tells: counted once, not with each answer.
    static let memberCount = SchemaMigration(
        number: 4,
        statements: [
            "ALTER TABLE meta ADD COLUMN members {int} NOT NULL DEFAULT 0",
            "UPDATE meta SET members = (SELECT count(*) FROM member)",
        ])
}
