/// Measures what can only be measured from inside, in the release build: `make bench` runs it and reads its rows.
@main
enum DimoBench {
    @MainActor
    static func main() throws {
        // A subject of its own adds its rows here.
        let subjects: [@MainActor () throws -> [BenchRow]] = [reactiveRows]
        for subject in subjects {
            for row in try subject() { try row.print() }
        }
    }

    @MainActor
    private static func reactiveRows() -> [BenchRow] {
        ReactiveBench.run().map { name, ours, peer in
            BenchRow(name: name, value: ours, unit: "ns", budget: "< \(peer.rounded())", peer: peer)
        }
    }
}
