import Synchronization

/// Several questions answered from one state of the store: those that a page asks for one load.
///
/// Every source that answers notes the version its answer comes from. When two answers of one source differ in their
/// version, a change was committed in between, and all questions are asked again. No transaction stays open between the
/// questions: neither a writer nor a slow network waits for a page.
package final class ConsistentReading: Sendable {
    /// The reading that the current task answers questions for.
    @TaskLocal package static var current: ConsistentReading?

    /// How often questions are asked at most. What is read last counts, torn or not: the change that tore it is told to
    /// the page, which is then read anew.
    static let attempts = 4

    private struct State {
        var versions: [ObjectIdentifier: [Int]] = [:]
        var isTorn = false
    }

    private let state = Mutex(State())

    private init() {}

    /// Asks questions until all of them are answered from one state.
    ///
    /// A reading inside of another is consistent by itself, and belongs to the outer one too.
    ///
    /// - Parameter read: asks; may be called several times.
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

    /// Notes that a source answered from this version of what it holds.
    package static func note(_ version: Int, of source: AnyObject) {
        current?.note([version], of: ObjectIdentifier(source))
    }

    /// Notes that a source answered from this version of what it holds.
    package func note(_ version: [Int], of source: ObjectIdentifier) {
        state.withLock { state in
            if let known = state.versions[source], known != version { state.isTorn = true }
            state.versions[source] = version
        }
    }

    /// Notes that these questions changed a source themselves, which does not tear them.
    package func noteChange(from old: [Int], to new: [Int], of source: ObjectIdentifier) {
        note(old, of: source)
        state.withLock { $0.versions[source] = new }
    }
}
