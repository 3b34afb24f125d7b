import CommunityProtocol
import Credentials
import Dispatch
import Domain
import Synchronization

/// Checks passwords on its own threads: a check takes 32 MiB and 0.2 s, and must block neither event loops nor reads.
final class PasswordWorkers: Sendable {
    /// The limit of waiting checks; further clients are told to retry later.
    static let mostWaiting = 64

    private let hashers: [(hasher: ScryptPasswordHasher, executor: PasswordExecutor)]
    private let waiting = Mutex<(count: Int, next: Int)>((0, 0))

    init(count: Int, cost: PasswordCost) {
        hashers = (0..<max(count, 1)).map { _ in (ScryptPasswordHasher(cost: cost), PasswordExecutor()) }
    }

    func hash(_ password: Password) async throws -> PasswordHash {
        try await run { try await $0.hash(password) }
    }

    func matches(_ password: Password, _ hash: PasswordHash?) async throws -> Bool {
        try await run { try await $0.matches(password, hash) }
    }

    func isOutdated(_ hash: PasswordHash) -> Bool { hashers.first?.hasher.isOutdated(hash) ?? false }

    private func run<Value: Sendable>(
        _ body: @Sendable @escaping (ScryptPasswordHasher) async throws -> Value
    ) async throws -> Value {
        let place = try waiting.withLock { state in
            guard state.count < Self.mostWaiting + hashers.count else {
                throw ServerProblem(
                    status: 503, code: .busy, message: "server busy: too many password checks", retryAfter: 5)
            }
            state.count += 1
            state.next = (state.next + 1) % hashers.count
            return state.next
        }
        defer { waiting.withLock { $0.count -= 1 } }
        let (hasher, executor) = hashers[place]
        return try await Task(executorPreference: executor) { try await body(hasher) }.value
    }
}

/// Runs jobs one after another, outside the shared threads: a serial queue has a thread of its own.
private final class PasswordExecutor: TaskExecutor {
    private let queue = DispatchQueue(label: "dimo-server.passwords")

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        queue.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
    }
}
