struct AuditTable {
    let db: any SQLConnection

    func add(actor: String, action: String, subject: String?, at now: Int64) throws {
        try db.execute(
            "INSERT INTO audit (at, actor, action, subject) VALUES (?, ?, ?, ?)", .integer(now), .text(actor),
            .text(action), .optional(subject))
    }
}
