import Foundation

/// The stores that a community can have.
package enum TestStore: String, CaseIterable, Sendable {
    case sqlite
    case postgres

    /// The store of the running test.
    @TaskLocal package static var current = TestStore.sqlite

    /// The installed stores. `DIMO_TEST_STORE=postgres` limits tests to one of them, to find out to which an issue
    /// belongs.
    package static var chosen: [TestStore] {
        let installed = allCases.filter { $0 == .sqlite || PostgresCluster.programs != nil }
        guard let name = ProcessInfo.processInfo.environment["DIMO_TEST_STORE"] else { return installed }
        return installed.filter { $0.rawValue == name }
    }
}
