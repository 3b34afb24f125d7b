/// Measures what can't be measured from outside the process. `make bench` runs its release build and reads its rows.
@main
enum DimoBench {
    @MainActor
    static func main() async throws {
        // Arguments name the subjects to measure; without arguments, all are measured.
        let subjects: [(name: String, rows: @MainActor () async throws -> [BenchRow])] = [
            ("reactive", reactiveRows), ("matcher", matcherRows), ("outbox", outboxRows),
        ]
        for subject in subjects where CommandLine.arguments.count == 1 || CommandLine.arguments.contains(subject.name) {
            for row in try await subject.rows() { try row.print() }
        }
    }

    @MainActor
    private static func outboxRows() async throws -> [BenchRow] {
        let times = try await OutboxBench.run()
        return [
            BenchRow(
                name: "vote with its outbox", value: times.with / times.without, unit: "x", budget: "<= 1.2",
                peer: nil),
            BenchRow(
                name: "vote with its outbox, time", value: times.with, unit: "us", budget: nil, peer: times.without),
        ]
    }

    @MainActor
    private static func reactiveRows() -> [BenchRow] {
        ReactiveBench.run().map { name, ours, peer in
            BenchRow(name: name, value: ours, unit: "ns", budget: "< \(peer.rounded())", peer: peer)
        }
    }

    @MainActor
    private static func matcherRows() async throws -> [BenchRow] {
        let times = try await MatcherBench.run()
        return [
            BenchRow(
                name: "makeable of 100,000 recipes, first from an open database", value: times.first, unit: "ms",
                budget: "< 100", peer: times.join),
            BenchRow(
                name: "makeable of 100,000 recipes, after one change", value: times.change, unit: "ms", budget: "< 1",
                peer: times.join),
        ]
    }
}
