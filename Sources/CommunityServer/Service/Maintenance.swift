import CommunityProtocol
import Logging
import ServiceLifecycle

/// The upkeep of every minute, in short transactions, so that concurrent writes hardly wait. Of several processes, one
/// does each step and the others skip it.
struct Maintenance: Service {
    let api: CommunityAPI
    let health: ServerHealth
    var logger = Logger(label: "dimo-server")

    func run() async throws {
        while !Task.isShuttingDownGracefully, !Task.isCancelled {
            do {
                try await work()
            } catch {
                if case SQLError.unavailable = error { health.noteRefusal() }
                logger.error("maintenance", metadata: ["cause": "\(error)"])
            }
            try? await cancelWhenGracefulShutdown { try await Task.sleep(for: .seconds(60)) }
        }
    }

    func work() async throws {
        let now = api.clock.now()
        if try await api.database.write({ try MetaTable(db: $0).claimSweep(of: UTCDate.day(of: now)) }) {
            try await Sweep(database: api.database, now: now).run()
        }
        var hasWork = try await api.database.write { db in
            guard try db.begins(.upkeep) else { return false }
            let changed = try Suspension(db: db, now: now).liftEnded() + VoteTable(db: db).moveStray(at: now)
            return try DirtyTable(db: db).hasRows() || changed > 0
        }
        // Each transaction locks the members whose votes it counts.
        while try await api.database.write({ db in
            try db.begins(.upkeep) ? try VoteTable(db: db).releaseDue(at: now) : 0
        }) > 0 { hasWork = true }
        if hasWork { await api.fold.plan(all: true) }
        // Last, since it locks the row that registrations and publications change.
        try await api.database.write { try MetaTable(db: $0).raiseBeat(at: now) }
    }
}

/// The daily deletions, in small transactions.
struct Sweep: Sendable {
    private static let part = 200
    /// Days for which a departed member's device learns why its token ended.
    private static let endedDays = Int64(ProtocolLimits.tombstoneDays)

    let database: any SQLDatabase
    let now: Int64

    func run() async throws {
        let (now, today) = (now, UTCDate.day(of: now))
        try await database.write { db in
            try AttemptTable(db: db).sweep(at: now)
            try Fold(db: db, now: now).coolDown()
            try db.execute(
                "DELETE FROM device WHERE day < ? AND (member IS NOT NULL OR day < ?)",
                today - DeviceTable.unusedDays - 1, today - Self.endedDays)
        }
        for (table, key) in [
            ("vote", "member, character"), ("mark", "member, work, kind"), ("own", "member, kind, key"),
            ("liked", "member, post"),
        ] {
            while try await database.write({ try Self.removeTombstones(of: table, key, at: now, $0) }) == Self.part {}
        }
    }

    /// Deletes records of deletions after 400 days. Devices with an older cursor pull everything again.
    private static func removeTombstones(
        of table: String, _ key: String, at now: Int64, _ db: any SQLConnection
    ) throws -> Int {
        let oldest = now - Int64(ProtocolLimits.tombstoneDays) * UTCDate.day
        let rows = try db.query(
            """
            DELETE FROM \(table) WHERE gone = 1 AND at < ? AND (\(key)) IN
                (SELECT \(key) FROM \(table) WHERE gone = 1 AND at < ? ORDER BY at LIMIT \(part))
            RETURNING member, seq
            """,
            oldest, oldest)
        var horizons: [Int64: Int64] = [:]
        for row in rows {
            let (member, seq) = (try row.integer("member"), try row.integer("seq"))
            horizons[member] = max(horizons[member] ?? 0, seq)
        }
        for (member, seq) in horizons.sorted(by: { $0.key < $1.key }) {
            try db.send("UPDATE member SET horizon = ? WHERE no = ? AND horizon < ?", seq, member, seq)
        }
        return rows.count
    }
}
