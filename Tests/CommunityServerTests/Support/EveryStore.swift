import TestSupport
import Testing

/// Runs each test on every installed store.
struct EveryStore: TestTrait, SuiteTrait, TestScoping {
    var isRecursive: Bool { true }

    func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        guard testCase != nil else { return try await function() }
        for store in TestStore.chosen {
            do {
                try await TestStore.$current.withValue(store) {
                    if store == .postgres { try await Self.connections.pass(function) } else { try await function() }
                }
            } catch {
                Issue.record(error, "on \(store)")
            }
        }
    }

    /// A community takes three connections; the tests' PostgreSQL has four hundred.
    private static let connections = ConcurrencyLimit(for: 32)
}

/// Limits the number of concurrent tests; the others wait in order.
actor ConcurrencyLimit {
    private var free: Int
    private var waiting: [CheckedContinuation<Void, Never>] = []

    init(for count: Int) {
        free = count
    }

    nonisolated func pass(_ body: @Sendable () async throws -> Void) async throws {
        await enter()
        do {
            try await body()
        } catch {
            await leave()
            throw error
        }
        await leave()
    }

    private func enter() async {
        guard free == 0 else {
            free -= 1
            return
        }
        await withCheckedContinuation { waiting.append($0) }
    }

    private func leave() {
        guard !waiting.isEmpty else {
            free += 1
            return
        }
        waiting.removeFirst().resume()
    }
}

extension Trait where Self == EveryStore {
    static var everyStore: Self { EveryStore() }
}
