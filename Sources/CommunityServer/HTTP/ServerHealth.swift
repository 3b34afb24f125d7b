import Synchronization

final class ServerHealth: Sendable {
    private let draining = Atomic(false)
    private let isRefused = Atomic(false)

    func drain() { draining.store(true, ordering: .relaxed) }

    /// Marks the store as unusable, such as with a full disk. The server is not ready until a write succeeds again.
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
