package import Domain
import Synchronization

/// A session file that is none.
package final class InMemorySessionStore: SessionStore {
    private struct State {
        var stored: StoredSession?
        var readProblem: SessionFileProblem?
        var writeProblem: SessionFileProblem?
    }

    private let state: Mutex<State>

    /// Makes a store that keeps this, or cannot be read or written.
    package init(
        _ stored: StoredSession? = nil, readProblem: SessionFileProblem? = nil,
        writeProblem: SessionFileProblem? = nil
    ) {
        state = Mutex(State(stored: stored, readProblem: readProblem, writeProblem: writeProblem))
    }

    /// What is kept.
    package var stored: StoredSession? { state.withLock { $0.stored } }

    /// What is kept.
    package func read() throws(SessionFileProblem) -> StoredSession? {
        let state = state.withLock { $0 }
        if let problem = state.readProblem { throw problem }
        return state.stored
    }

    /// Keeps it.
    package func write(_ session: StoredSession) throws(SessionFileProblem) {
        if let problem = state.withLock({ $0.writeProblem }) { throw problem }
        state.withLock {
            $0.stored = session
            $0.readProblem = nil
        }
    }

    /// Forgets it.
    package func clear() throws(SessionFileProblem) {
        if let problem = state.withLock({ $0.writeProblem }) { throw problem }
        state.withLock { $0.stored = nil }
    }
}
