/// Runs steps in the order they arrive; a failed step does not stop the next.
actor ChangeQueue {
    private var last: Task<Void, Never>?

    func run<Answer: Sendable>(_ step: @escaping @Sendable () async throws -> Answer) async throws -> Answer {
        let previous = last
        let task = Task {
            await previous?.value
            return try await step()
        }
        last = Task { _ = await task.result }
        return try await task.value
    }
}
