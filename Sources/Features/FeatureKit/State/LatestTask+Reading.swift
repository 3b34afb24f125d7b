import Domain

extension LatestTask {
    /// Runs a read of the store whose queries all see the same snapshot.
    ///
    /// - Parameter work: must only read; may be called again if the store changes meanwhile.
    package func read<Value: Sendable>(
        _ work: @escaping @Sendable () async throws -> Value,
        completion: @escaping @MainActor (Result<Value, any Error>) -> Void
    ) {
        run({ try await ConsistentReading.of(work) }, completion: completion)
    }
}
