import Testing

/// The terminal program does not use the server's libraries, so that it starts fast and runs without them.
@Suite struct ServerWallTests {
    private static let server: Set<String> = [
        "COpenSSL", "CPostgres", "CommunityServer", "HTTPTypes", "Hummingbird", "HummingbirdCore", "HummingbirdTLS",
        "NIOCore",
        "ServiceLifecycle", "UnixSignals",
    ]

    @Test func `the terminal program does not depend on the server's libraries`() throws {
        let graph = ManifestGraph(Repository.text(of: "Package.swift"))
        let reached = graph.reached(from: "dimo")
        #expect(reached.isSuperset(of: ["DimoApp", "Persistence", "Domain"]), "the manifest was not parsed")
        #expect(reached.isDisjoint(with: Self.server), "\(reached.intersection(Self.server).sorted())")
        #expect(graph.reached(from: "dimo-server").isSuperset(of: ["CPostgres", "CommunityServer", "Hummingbird"]))
    }

    @Test(arguments: ["COpenSSL", "CPostgres", "Hummingbird", "HummingbirdCore", "HummingbirdTLS", "NIOCore"])
    func `only the server imports its libraries`(library: String) {
        let files = Repository.sources.filter { $0.imports.contains(library) }
        #expect(files.allSatisfy { $0.path.hasPrefix("Sources/CommunityServer/") })
    }
}
