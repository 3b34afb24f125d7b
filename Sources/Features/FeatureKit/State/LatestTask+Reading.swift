import Domain

extension LatestTask {
    /// Starts a reading of the store whose questions are all answered from one state of it.
    ///
    /// - Parameter work: only reads; may be called again when the store changed meanwhile.
    package func read<Value: Sendable>(
        _ work: @escaping @Sendable () async throws -> Value,
        completion: @escaping @MainActor (Result<Value, any Error>) -> Void
    ) {
        run({ try await ConsistentReading.of(work) }, completion: completion)
    }
}
