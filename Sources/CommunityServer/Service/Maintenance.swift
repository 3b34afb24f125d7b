import Logging
import ServiceLifecycle

/// The upkeep of every minute: the beat, due votes, ended suspensions, expired data.
struct Maintenance: Service {
    let api: CommunityAPI
    let health: ServerHealth
    var logger = Logger(label: "dimo-server")

    func run() async throws {
        await withGracefulShutdownHandler {
            var day: Int64?
            while !Task.isShuttingDownGracefully, !Task.isCancelled {
                do {
                    day = try await work(after: day)
                } catch {
                    if case SQLError.unavailable = error { health.noteRefusal() }
                    logger.error("maintenance", metadata: ["cause": "\(error)"])
                }
                try? await cancelWhenGracefulShutdown { try await LoopTimer.sleep(for: .seconds(60)) }
            }
        } onGracefulShutdown: {
            health.drain()
        }
    }

    func work(after last: Int64?) async throws -> Int64 {
        let now = api.clock.now()
        let day = UTCDate.day(of: now)
        let (released, isSpread) = try await api.database.write { db in
            try db.exclusively(.upkeep)
            try MetaTable(db: db).raiseBeat(at: now)
            if last != day {
                try AttemptTable(db: db).sweep(at: now)
                try Fold(db: db, now: now).coolDown()
                try Tombstones(db: db).sweep(at: now)
            }
            let released =
                try DirtyTable(db: db).count() + VoteTable(db: db).releaseDue(at: now)
                + Suspension(db: db, now: now).liftEnded()
            return (released, try ShardTable(db: db).isSpread())
        }
        if isSpread { try await api.fold.mergeShards() }
        if released > 0 || last != day { await api.fold.plan() }
        return day
    }
}
