import Testing

/// Factories of flows stay small, so that a test double takes only a few lines.
@Suite struct FlowFactoryTests {
    private static let limit = 5

    private static func factories(in files: [SwiftSource]) -> [ProtocolDeclaration] {
        files.flatMap { ProtocolDeclaration.all(in: $0, suffix: "FlowFactory") }
    }

    @Test func `every flow factory has at most five functions`() {
        let factories = Self.factories(in: Repository.sources)
        #expect(!factories.isEmpty)
        for factory in factories {
            #expect(
                (1...Self.limit).contains(factory.functionCount),
                "\(factory.name) has \(factory.functionCount): pass what to build as a value")
        }
    }

    @Test func `only the protocol's own functions are counted`() {
        let file = SwiftSource(
            path: "Sources/Wide.swift",
            text: """
                /// func, in a comment.
                @MainActor
                protocol WideFlowFactory: AnyObject {
                    func makeOne(_ function: Int) -> any Screen
                    func makeTwo() -> any Screen
                    var count: Int { get set }
                    func makeThree() -> any Screen; func makeFour() -> any Screen
                    func makeFive(
                        onDone: @escaping (Int) -> Void
                    ) -> any Screen
                    func makeSix() -> any Modal
                }
                protocol Other { func other() }
                extension Container: WideFlowFactory { func makeOne(_ function: Int) -> any Screen {} }
                """)
        let factories = Self.factories(in: [file])
        #expect(factories.map(\.name) == ["WideFlowFactory"])
        #expect(factories.map(\.functionCount) == [6])
        #expect(factories.allSatisfy { $0.functionCount > Self.limit })
    }
}
