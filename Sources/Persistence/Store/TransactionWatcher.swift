import Domain
import GRDB
import Synchronization

/// Collects the areas that each transaction changes and reports them once it is committed.
///
/// Temporary triggers of this connection note the area of each changed row, whether a repository, raw SQL, another
/// trigger or a cascade changes it. GRDB's events are unsuitable: SQLite reports no changes of tables without row ids,
/// and GRDB holds every event until the surrounding savepoint ends, which slows imports of thousands of records. Areas
/// changed in a savepoint that is rolled back are reported nevertheless.
final class TransactionWatcher: TransactionObserver, Sendable {
    typealias Handler = @Sendable (StoreArea) -> Void

    private struct State {
        var handler: Handler?
        var isInstalled = false
        var touched: StoreArea = []
    }

    private static let function = "dimo_touch"

    private let state = Mutex(State())

    var awaitsInstallation: Bool { state.withLock { $0.handler != nil && !$0.isInstalled } }

    func observe(_ handler: Handler?) { state.withLock { $0.handler = handler } }

    /// Creates the triggers. This takes some milliseconds, so it happens with the first write after a handler is set.
    func install(_ db: Database) throws {
        guard awaitsInstallation else { return }
        db.add(
            function: DatabaseFunction(Self.function, argumentCount: 1) { [weak self] values in
                self?.touch(StoreArea(rawValue: UInt32.fromDatabaseValue(values[0]) ?? 0))
                return nil
            })
        // Temporary triggers need no lock on the file, which another program may hold.
        try db.inTransaction(.deferred) {
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

    func notify(_ areas: StoreArea) { state.withLock { $0.handler }?(areas) }

    private func touch(_ area: StoreArea) { state.withLock { _ = $0.touched.insert(area) } }

    func observes(eventsOfKind eventKind: DatabaseEventKind) -> Bool { false }

    func databaseDidChange(with event: DatabaseEvent) {}

    func databaseDidCommit(_ db: Database) {
        let touched = takeTouched()
        if !touched.isEmpty { notify(touched) }
    }

    func databaseDidRollback(_ db: Database) { _ = takeTouched() }

    private func takeTouched() -> StoreArea {
        state.withLock { state in
            defer { state.touched = [] }
            return state.touched
        }
    }
}
