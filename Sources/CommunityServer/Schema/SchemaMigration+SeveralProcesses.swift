extension SchemaMigration {
    static let severalProcesses = SchemaMigration(
        number: 2,
        statements: ["ALTER TABLE meta ADD COLUMN beat_at {int} NOT NULL DEFAULT 0"])
}
