import CommunitySync
import Domain
import Persistence
import TestSupport
import Testing

@testable import CommunityServer

/// A community of two members, each at their own terminal.
struct TwoMembers {
    private(set) var server: TestServer
    let mina: TestTerminal
    let juno: TestTerminal

    init(on store: TestStore = .sqlite) async throws {
        server = try await TestServer.start(on: store)
        mina = try await TestTerminal()
        juno = try await TestTerminal()
        try await mina.join(server, as: "mina")
        try await juno.join(server, as: "juno")
    }

    func exchange(_ terminals: TestTerminal...) async throws {
        for terminal in terminals { try await terminal.exchange.exchange(of: terminal.profile) }
    }

    /// Merges two works as an operator.
    ///
    /// - Parameter others: further terminals.
    /// - Returns: The numbers of merged and moved characters.
    @discardableResult
    mutating func merge(
        _ old: Identifier<Work>, into kept: Identifier<Work>, _ others: TestTerminal...
    ) async throws -> (joined: Int, moved: Int) {
        await server.stop()
        let store = try StoreOpener.open(server.store, isServing: false)
        let merged = try await CommunityOperator(database: store, clock: SystemClock(), name: "root")
            .mergeWork(old.rawValue, into: kept.rawValue)
        server = try await TestServer.start(in: server.folder)
        for terminal in [mina, juno] + others { await terminal.move(to: server) }
        return (merged.joined, merged.moved)
    }

    /// Adds a character as the form does.
    @discardableResult
    func add(
        _ name: String, to work: Identifier<Work>, _ terminal: TestTerminal
    ) async throws -> Identifier<WorkCharacter> {
        try await terminal.works.add(
            WorkCharacter(id: "new", name: LocalizedText(both: name)), to: work,
            of: terminal.profile, at: terminal.clock.now())
    }

    /// The English names of the cast on a terminal.
    func cast(of work: Identifier<Work>, _ terminal: TestTerminal) async throws -> [String] {
        try await terminal.works.cast(of: work, for: terminal.viewer, after: nil, limit: 50).rows
            .filter { !$0.isGone }.map(\.name.english)
    }

    func end(_ others: TestTerminal...) async {
        for terminal in [mina, juno] + others { await terminal.close() }
        await server.remove()
    }
}
