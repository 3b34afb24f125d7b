/// A value that is read when first asked for, and again after `drop`.
actor LoadedOnce<Value: Sendable> {
    private let read: @Sendable () async throws -> Value
    private var loading: (number: Int, task: Task<Value, any Error>)?
    private var loadCount = 0
    private(set) var value: Value?

    init(read: @escaping @Sendable () async throws -> Value) { self.read = read }

    /// Also invalidates a read in progress.
    func drop() {
        value = nil
        loading = nil
    }

    /// Joins a read in progress. The number tells the reads apart.
    func numbered() async throws -> (value: Value, number: Int) {
        if let value {
            ConsistentReading.note(loadCount, of: self)
            return (value, loadCount)
        }
        let current: (number: Int, task: Task<Value, any Error>)
        if let loading {
            current = loading
        } else {
            loadCount += 1
            current = (loadCount, Task { [read] in try await read() })
            loading = current
        }
        do {
            let fresh = try await current.task.value
            if loading?.number == current.number {
                value = fresh
                loading = nil
            }
            ConsistentReading.note(current.number, of: self)
            return (value ?? fresh, current.number)
        } catch {
            if loading?.number == current.number { loading = nil }
            throw error
        }
    }

    func callAsFunction() async throws -> Value { try await numbered().value }
}
