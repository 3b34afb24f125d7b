import Synchronization

/// Answers several queries from one state of the store, such as those of a page load.
///
/// Every source notes the version it answers from. If two answers of one source differ in their version, a change was
/// committed in between, and all queries run again. No transaction stays open between queries, so writers never wait
/// for a page, even on a slow network.
package final class ConsistentReading: Sendable {
    @TaskLocal package static var current: ConsistentReading?

    /// The most attempts. The last one counts even if torn: the page hears of the change that tore it and reloads.
    static let attempts = 4

    private struct State {
        var versions: [ObjectIdentifier: [Int]] = [:]
        var isTorn = false
    }

    private let state = Mutex(State())

    private init() {}

    /// Repeats `read` until all is answered from one state. A nested reading is consistent by itself and in the outer.
    package static func of<Value: Sendable>(_ read: @Sendable () async throws -> Value) async throws -> Value {
        let outer = current
        var attempt = 1
        while true {
            let reading = ConsistentReading()
            let result: Result<Value, any Error>
            do {
                result = .success(try await $current.withValue(reading) { try await read() })
            } catch {
                result = .failure(error)
            }
            let (versions, isTorn) = reading.state.withLock { ($0.versions, $0.isTorn) }
            if isTorn, attempt < attempts {
                try Task.checkCancellation()
                attempt += 1
                continue
            }
            for (source, version) in versions { outer?.note(version, of: source) }
            return try result.get()
        }
    }

    package static func note(_ version: Int, of source: AnyObject) {
        current?.note([version], of: ObjectIdentifier(source))
    }

    package func note(_ version: [Int], of source: ObjectIdentifier) {
        state.withLock { state in
            if let known = state.versions[source], known != version { state.isTorn = true }
            state.versions[source] = version
        }
    }

    /// Notes a change made by the reading itself, which does not tear it.
    package func noteChange(from old: [Int], to new: [Int], of source: ObjectIdentifier) {
        note(old, of: source)
        state.withLock { $0.versions[source] = new }
    }
}
