import Domain
import Synchronization

/// Keeps the session only while the program runs, for a store that is discarded then.
final class VolatileSessionStore: SessionStore {
    private let stored = Mutex<StoredSession?>(nil)

    func read() throws(SessionFileProblem) -> StoredSession? { stored.withLock { $0 } }

    func write(_ session: StoredSession) throws(SessionFileProblem) { stored.withLock { $0 = session } }

    func clear() throws(SessionFileProblem) { stored.withLock { $0 = nil } }
}
