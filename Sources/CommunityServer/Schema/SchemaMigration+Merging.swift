extension SchemaMigration {
    /// The target of a merged work or character. The old ids keep referring to it.
    static let merging = SchemaMigration(
        number: 3,
        statements: [
            "ALTER TABLE work ADD COLUMN merged {int}", "ALTER TABLE character ADD COLUMN merged {int}",
            "CREATE INDEX work_merged ON work (merged)", "CREATE INDEX character_merged ON character (merged)",
        ])
}
