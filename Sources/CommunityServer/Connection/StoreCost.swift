import Synchronization

final class StoreCost: Sendable {
    private let statementCount = Atomic(0)
    private let roundTripCount = Atomic(0)

    /// The number of statements, including those that begin and end transactions.
    var statements: Int { statementCount.load(ordering: .relaxed) }
    /// How often an answer was awaited; 0 for a store in this process.
    var roundTrips: Int { roundTripCount.load(ordering: .relaxed) }

    func addStatement() { statementCount.add(1, ordering: .relaxed) }
    func addRoundTrip() { roundTripCount.add(1, ordering: .relaxed) }
}
