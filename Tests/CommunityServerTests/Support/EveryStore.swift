import TestSupport
import Testing

/// Runs each test on every store that is installed here.
struct EveryStore: TestTrait, SuiteTrait, TestScoping {
    var isRecursive: Bool { true }

    func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        guard testCase != nil else { return try await function() }
        for store in TestStore.chosen {
            do {
                try await TestStore.$current.withValue(store) { try await function() }
            } catch {
                Issue.record(error, "on \(store)")
            }
        }
    }
}

extension Trait where Self == EveryStore {
    static var everyStore: Self { EveryStore() }
}
