public import Domain
internal import Synchronization

/// A session file that is none.
public final class InMemorySessionStore: SessionStore {
    private struct State {
        var stored: StoredSession?
        var readProblem: SessionFileProblem?
        var writeProblem: SessionFileProblem?
    }

    private let state: Mutex<State>

    /// Makes a store that keeps this, or cannot be read or written.
    public init(
        _ stored: StoredSession? = nil, readProblem: SessionFileProblem? = nil,
        writeProblem: SessionFileProblem? = nil
    ) {
        state = Mutex(State(stored: stored, readProblem: readProblem, writeProblem: writeProblem))
    }

    /// What is kept.
    public var stored: StoredSession? { state.withLock { $0.stored } }

    /// What is kept.
    public func read() throws(SessionFileProblem) -> StoredSession? {
        let state = state.withLock { $0 }
        if let problem = state.readProblem { throw problem }
        return state.stored
    }

    /// Keeps it.
    public func write(_ session: StoredSession) throws(SessionFileProblem) {
        if let problem = state.withLock({ $0.writeProblem }) { throw problem }
        state.withLock {
            $0.stored = session
            $0.readProblem = nil
        }
    }

    /// Forgets it.
    public func clear() throws(SessionFileProblem) {
        if let problem = state.withLock({ $0.writeProblem }) { throw problem }
        state.withLock { $0.stored = nil }
    }
}
