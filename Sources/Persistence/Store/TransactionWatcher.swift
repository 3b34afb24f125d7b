import Domain
import GRDB
import Synchronization

/// Collects the areas that each transaction touches, and tells them once it is committed.
///
/// Temporary triggers of this connection note the area of a row that changes, whoever changes it: a repository, raw SQL,
/// another trigger, a cascade. The events of GRDB would not do: SQLite reports no change of a table without row ids, and
/// GRDB holds every event until the savepoint around it ends, which an import of thousands of records would feel. A
/// savepoint that is rolled back counts as touched nevertheless.
final class TransactionWatcher: TransactionObserver, Sendable {
    typealias Handler = @Sendable (StoreArea) -> Void

    private struct State {
        var handler: Handler?
        var isInstalled = false
        var touched: StoreArea = []
    }

    private static let function = "dimo_touch"

    private let state = Mutex(State())

    /// Whether there is somebody to tell and nothing yet that notes what to tell.
    var awaitsInstallation: Bool { state.withLock { $0.handler != nil && !$0.isInstalled } }

    func observe(_ handler: Handler?) {
        state.withLock { $0.handler = handler }
    }

    /// Sets the triggers up: some milliseconds, so only with the first write that somebody wants to hear of.
    func install(_ db: Database) throws {
        guard awaitsInstallation else { return }
        db.add(
            function: DatabaseFunction(Self.function, argumentCount: 1) { [weak self] values in
                self?.touch(StoreArea(rawValue: UInt32.fromDatabaseValue(values[0]) ?? 0))
                return nil
            })
        try db.inTransaction {
            for (table, area) in TableAreas.areas {
                let columns = TableAreas.writtenColumns[table].map { " OF " + $0.joined(separator: ", ") } ?? ""
                for event in ["INSERT", "UPDATE\(columns)", "DELETE"] {
                    try db.execute(
                        sql: """
                            CREATE TEMP TRIGGER touch_\(table)_\(event.prefix(6)) AFTER \(event) ON main.\(table)
                            BEGIN SELECT \(Self.function)(\(area.rawValue)); END
                            """)
                }
            }
            return .commit
        }
        db.add(transactionObserver: self)
        state.withLock { $0.isInstalled = true }
    }

    /// Tells that these areas changed in a way that no transaction shows.
    func tell(_ areas: StoreArea) {
        state.withLock { $0.handler }?(areas)
    }

    private func touch(_ area: StoreArea) {
        state.withLock { _ = $0.touched.insert(area) }
    }

    func observes(eventsOfKind eventKind: DatabaseEventKind) -> Bool { false }

    func databaseDidChange(with event: DatabaseEvent) {}

    func databaseDidCommit(_ db: Database) {
        let touched = takeTouched()
        if !touched.isEmpty { tell(touched) }
    }

    func databaseDidRollback(_ db: Database) { _ = takeTouched() }

    private func takeTouched() -> StoreArea {
        state.withLock { state in
            defer { state.touched = [] }
            return state.touched
        }
    }
}
