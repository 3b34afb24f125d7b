import Synchronization

/// Whether the server wants more requests.
final class ServerHealth: Sendable {
    private let draining = Atomic(false)
    private let isRefused = Atomic(false)

    /// From now on it is on its way out.
    func drain() { draining.store(true, ordering: .relaxed) }

    /// The store could not be used, as with a full disk. It is not ready until something can be written again.
    func noteRefusal() { isRefused.store(true, ordering: .relaxed) }

    func isReady(_ api: CommunityAPI) async -> Bool {
        guard !draining.load(ordering: .relaxed) else { return false }
        let version = try? await SchemaMigrator(database: api.database).version()
        guard version == SchemaMigration.current else { return false }
        guard isRefused.load(ordering: .relaxed) else { return true }
        guard (try? await api.database.write { try MetaTable(db: $0).proveWritable() }) != nil else { return false }
        isRefused.store(false, ordering: .relaxed)
        return true
    }
}
