actor HomeBarStore {
    private let fetch: @Sendable () async throws -> HomeBarState
    private var state: HomeBarState?
    private var loading: (number: Int, task: Task<HomeBarState, any Error>)?
    private var loadCount = 0
    private var version = 0

    init(fetch: @escaping @Sendable () async throws -> HomeBarState) { self.fetch = fetch }

    /// Runs a question on the state in place; a lasting copy of the state would make the next change copy it too.
    func read<Answer: Sendable>(_ question: @Sendable (inout HomeBarState) -> Answer) async throws -> Answer {
        while true {
            if let answer = state?.answer(question) {
                ConsistentReading.note(version, of: self)
                return answer
            }
            try await load()
        }
    }

    func change<Answer: Sendable>(_ change: @Sendable (inout HomeBarState) -> Answer) async throws -> Answer {
        let answer = try await read(change)
        version += 1
        return answer
    }

    /// Reads everything again and invalidates a read in progress.
    func reload() async throws {
        state = nil
        loading = nil
        try await load()
    }

    private func load() async throws {
        let current: (number: Int, task: Task<HomeBarState, any Error>)
        if let loading {
            current = loading
        } else {
            loadCount += 1
            current = (loadCount, Task { [fetch] in try await ConsistentReading.of(fetch) })
            loading = current
        }
        defer { if loading?.number == current.number { loading = nil } }
        let fresh = try await current.task.value
        guard loading?.number == current.number else { return }
        state = fresh
        version += 1
    }
}

extension HomeBarState {
    fileprivate mutating func answer<Answer>(_ question: (inout HomeBarState) -> Answer) -> Answer {
        question(&self)
    }
}
