import Foundation

/// The stores that a community can have.
package enum TestStore: String, CaseIterable, Sendable {
    case sqlite
    case postgres

    /// The one that holds for the test that runs.
    @TaskLocal package static var current = TestStore.sqlite

    /// Those that are installed here. `DIMO_TEST_STORE=postgres` runs one half alone, which tells whose an issue is.
    package static var chosen: [TestStore] {
        let installed = allCases.filter { $0 == .sqlite || PostgresCluster.programs != nil }
        guard let name = ProcessInfo.processInfo.environment["DIMO_TEST_STORE"] else { return installed }
        return installed.filter { $0.rawValue == name }
    }
}
