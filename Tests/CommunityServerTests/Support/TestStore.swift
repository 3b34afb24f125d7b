import Foundation
import Testing

@testable import CommunityServer

/// The stores that a community can have, of which one holds for the test that runs.
enum TestStore: String, CaseIterable {
    case sqlite
    case postgres

    @TaskLocal static var current = TestStore.sqlite

    /// `DIMO_TEST_STORE=postgres` runs one half alone, which tells whose an issue is.
    static var chosen: [TestStore] {
        let installed = allCases.filter { $0 == .sqlite || TestPostgres.programs != nil }
        guard let name = ProcessInfo.processInfo.environment["DIMO_TEST_STORE"] else { return installed }
        return installed.filter { $0.rawValue == name }
    }
}

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
