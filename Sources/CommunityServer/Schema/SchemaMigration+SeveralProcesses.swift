extension SchemaMigration {
    /// What several processes over one store must know of each other.
    static let severalProcesses = SchemaMigration(
        number: 2,
        statements: ["ALTER TABLE meta ADD COLUMN beat_at {int} NOT NULL DEFAULT 0"])
}
