package import Domain
import Synchronization

/// A session store in memory.
package final class InMemorySessionStore: SessionStore {
    private struct State {
        var stored: StoredSession?
        var readProblem: SessionFileProblem?
        var writeProblem: SessionFileProblem?
    }

    private let state: Mutex<State>

    package init(
        _ stored: StoredSession? = nil, readProblem: SessionFileProblem? = nil,
        writeProblem: SessionFileProblem? = nil
    ) {
        state = Mutex(State(stored: stored, readProblem: readProblem, writeProblem: writeProblem))
    }

    package var stored: StoredSession? { state.withLock { $0.stored } }

    package func read() throws(SessionFileProblem) -> StoredSession? {
        let state = state.withLock { $0 }
        if let problem = state.readProblem { throw problem }
        return state.stored
    }

    package func write(_ session: StoredSession) throws(SessionFileProblem) {
        if let problem = state.withLock({ $0.writeProblem }) { throw problem }
        state.withLock {
            $0.stored = session
            $0.readProblem = nil
        }
    }

    package func clear() throws(SessionFileProblem) {
        if let problem = state.withLock({ $0.writeProblem }) { throw problem }
        state.withLock { $0.stored = nil }
    }
}
