internal import Synchronization

/// Whether the server wants more requests.
final class ServerHealth: Sendable {
    private let draining = Atomic(false)

    /// From now on it is on its way out.
    func drain() { draining.store(true, ordering: .relaxed) }

    func isReady(_ api: CommunityAPI) async -> Bool {
        guard !draining.load(ordering: .relaxed) else { return false }
        let version = try? await SchemaMigrator(database: api.database).version()
        return version == SchemaMigration.current
    }
}
