extension SchemaMigration {
    /// What a work or a character became a part of: whoever still names it means that.
    static let merging = SchemaMigration(
        number: 3,
        statements: [
            "ALTER TABLE work ADD COLUMN merged {int}", "ALTER TABLE character ADD COLUMN merged {int}",
            "CREATE INDEX work_merged ON work (merged)", "CREATE INDEX character_merged ON character (merged)",
        ])
}
