import Foundation
import Synchronization
import TestSupport

@testable import CommunityServer

/// Databases in a PostgreSQL server that the tests start.
enum TestPostgres {
    private static let administrator: Result<PostgresPool, any Error> = Result {
        let home = try address(PostgresCluster.shared().address(of: "postgres"))
        return PostgresPool(home, threads: 1)
    }
    private static let lastCopy = Atomic(0)

    /// Creates an empty database. Returns its address.
    static func newDatabase() async throws -> PostgresAddress { try address(PostgresCluster.shared().newDatabase()) }

    /// Copies a database without open connections. Returns the copy's address.
    static func copy(of original: PostgresAddress) async throws -> PostgresAddress {
        let name = "copy\(lastCopy.add(1, ordering: .relaxed).newValue)"
        let template = original.label.drop { $0 != ":" }.dropFirst("://".count).drop { $0 != "/" }.dropFirst()
        try await administrate { try $0.command("CREATE DATABASE \(name) TEMPLATE \(template)") }
        return try address(PostgresCluster.shared().address(of: name))
    }

    /// Runs statements outside transactions.
    static func administrate(_ body: @Sendable @escaping (PostgresConnection) throws -> Void) async throws {
        try await administrator.get().run(at: "the tests' PostgreSQL") { try body(try $0.open()) }
    }

    private static func address(_ text: String) throws -> PostgresAddress {
        guard let address = PostgresAddress(text) else { throw TestPostgresProblem(text: "no address: \(text)") }
        return address
    }
}

/// The reason why a test has no database.
struct TestPostgresProblem: Error {
    let text: String
}
