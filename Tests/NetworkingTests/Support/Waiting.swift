/// Ways to wait without time passing.
enum Waiting {
    /// Waits until the task is cancelled.
    static func forever() async throws {
        let (stream, continuation) = AsyncStream.makeStream(of: Never.self)
        for await _ in stream {}
        continuation.finish()
        throw CancellationError()
    }
}
