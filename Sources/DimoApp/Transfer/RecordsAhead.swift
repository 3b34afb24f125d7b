import Domain
import Foundation
import Synchronization

/// The records between the thread that reads them and the one that takes them, at most some batches: whoever is ahead
/// waits for the other.
final class RecordsAhead: Sendable {
    /// Records that change threads together; one by one would cost more than it saves.
    static let batch = 64
    /// Batches that wait at most.
    static let most = 8

    private struct State {
        var batches: [[ImportRecord]] = []
        /// How the reading ended; nil while it goes on.
        var end: Result<Void, any Error>?
        /// Whether nobody takes anything any more.
        var isAbandoned = false
    }

    private let state = Mutex(State())
    private let filled = DispatchSemaphore(value: 0)
    /// Counts up from none: a semaphore must not be given up below the value it began with.
    private let free = DispatchSemaphore(value: 0)

    init() {
        for _ in 0..<Self.most { free.signal() }
    }

    /// Takes everything that `read` puts, on its thread, and how it ended.
    func fill(_ read: ((ImportRecord) throws -> Void) throws -> Void) {
        var batch: [ImportRecord] = []
        let end = Result {
            try read { record in
                batch.append(record)
                guard batch.count == Self.batch else { return }
                try put(batch)
                batch.removeAll(keepingCapacity: true)
            }
        }
        // What came before an error counts, as it would without a thread between.
        let last = batch
        let whole = Result { try put(last) }.flatMap { end }
        state.withLock { $0.end = whole }
        filled.signal()
    }

    /// Hands everything on in its order, and returns when the reading has ended.
    ///
    /// - Throws: what `each` throws, which ends the reading, or else what the reading threw.
    func drain(_ each: (ImportRecord) throws -> Void) throws {
        do {
            while let batch = try next() {
                for record in batch { try each(record) }
            }
        } catch {
            abandon()
            throw error
        }
    }

    private func put(_ batch: [ImportRecord]) throws {
        free.wait()
        try state.withLock { state in
            if state.isAbandoned { throw CancellationError() }
            state.batches.append(batch)
        }
        filled.signal()
    }

    /// The next batch, which is waited for; nil at the end.
    private func next() throws -> [ImportRecord]? {
        filled.wait()
        let batch = state.withLock { $0.batches.isEmpty ? nil : $0.batches.removeFirst() }
        guard let batch else {
            try state.withLock { $0.end }?.get()
            return nil
        }
        free.signal()
        return batch
    }

    /// Ends the reading and waits for its end.
    private func abandon() {
        state.withLock { state in
            state.isAbandoned = true
            state.batches = []
        }
        for _ in 0..<Self.most { free.signal() }
        while state.withLock({ $0.end == nil }) { filled.wait() }
    }
}
