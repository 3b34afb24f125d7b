import Synchronization

/// What was asked of a store since it was opened.
final class StoreCost: Sendable {
    private let statementCount = Atomic(0)
    private let roundTripCount = Atomic(0)

    /// Statements, those that begin and end a transaction too.
    var statements: Int { statementCount.load(ordering: .relaxed) }
    /// How often an answer was waited for; none where the store is in this process.
    var roundTrips: Int { roundTripCount.load(ordering: .relaxed) }

    func addStatement() { statementCount.add(1, ordering: .relaxed) }
    func addRoundTrip() { roundTripCount.add(1, ordering: .relaxed) }
}
