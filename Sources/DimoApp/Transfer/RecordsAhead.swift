import Domain
import Foundation
import Synchronization

/// A bounded queue of records between the reading and the consuming thread; the faster one waits.
final class RecordsAhead: Sendable {
    /// Records handed over together; single ones would cost more than they save.
    static let batch = 64
    /// The maximum number of waiting batches.
    static let most = 8

    private struct State {
        var batches: [[ImportRecord]] = []
        var end: Result<Void, any Error>?
        var isAbandoned = false
    }

    private let state = Mutex(State())
    private let filled = DispatchSemaphore(value: 0)
    /// Starts at 0 and counts up: a semaphore must not be released below its initial value.
    private let free = DispatchSemaphore(value: 0)

    init() {
        for _ in 0..<Self.most { free.signal() }
    }

    /// Queues everything `read` produces, on the calling thread, and its result.
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
        // Records before an error count, as they would without a second thread.
        let last = batch
        let whole = Result { try put(last) }.flatMap { end }
        state.withLock { $0.end = whole }
        filled.signal()
    }

    /// Passes on all records in order until reading ends. Throws the error of `each`, which ends it, or of reading.
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

    /// Stops reading and waits for its end.
    private func abandon() {
        state.withLock { state in
            state.isAbandoned = true
            state.batches = []
        }
        for _ in 0..<Self.most { free.signal() }
        while state.withLock({ $0.end == nil }) { filled.wait() }
    }
}
