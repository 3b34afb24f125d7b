import Dispatch
import Synchronization

/// Holds work at one of its steps until a test lets it continue.
package final class StepGate: Sendable {
    private struct State {
        var steps = 0
        var isOpen = false
        var waiting: [CheckedContinuation<Void, Never>] = []
    }

    private let state = Mutex(State())
    private let opened = DispatchSemaphore(value: 0)
    private let held: Int

    /// - Parameter held: the index of the step that waits.
    package init(at held: Int) {
        self.held = held
    }

    /// Whether the work has reached the held step.
    package var isReached: Bool { state.withLock { $0.steps > held } }

    /// A step of asynchronous work.
    package func step() async {
        guard isHeld() else { return }
        await withCheckedContinuation { continuation in
            let isOpen = state.withLock { state in
                if !state.isOpen { state.waiting.append(continuation) }
                return state.isOpen
            }
            if isOpen { continuation.resume() }
        }
    }

    /// A step of work that blocks its thread, such as work within a transaction.
    package func stepInPlace() {
        guard isHeld() else { return }
        opened.wait()
    }

    package func open() {
        let waiting = state.withLock { state in
            defer { state.waiting = [] }
            state.isOpen = true
            return state.waiting
        }
        opened.signal()
        for one in waiting { one.resume() }
    }

    /// Waits, without sleeping, until the work has reached the held step.
    package func waitUntilReached() async {
        while !isReached { await Task.yield() }
    }

    private func isHeld() -> Bool {
        state.withLock { state in
            defer { state.steps += 1 }
            return state.steps == held && !state.isOpen
        }
    }
}
