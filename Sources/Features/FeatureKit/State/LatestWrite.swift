/// Writes one after the other and to the end; of several asked for while one is under way, the last.
///
/// It outlives who asked for it until its last word is written.
@MainActor
public final class LatestWrite {
    private let task = LatestTask()
    private var next: (@Sendable () async -> Void)?

    /// With nothing to write.
    public init() {}

    /// Asks for a write.
    public func callAsFunction(_ body: @escaping @Sendable () async -> Void) {
        next = body
        run()
    }

    private func run() {
        guard !task.isRunning, let body = next else { return }
        next = nil
        task.run {
            await body()
        } completion: { _ in
            // Held until here: who typed the last word may be gone.
            self.run()
        }
    }
}
