package import Domain

/// The rows of a list that is read page by page: the first at once, the next when the list is seen near its end.
///
/// A list read again keeps its length, so that what the user looks at stays where it is. A page may have fewer rows than
/// asked for, or none, while more follow: then the pager goes on until the screen is full.
@MainActor
package final class Pager<Row: Sendable> {
    /// Reads a page behind a mark.
    package typealias Read = @Sendable (_ after: ListMark?, _ limit: Int) async throws -> Page<Row>
    /// Reads a page behind the entry that the page before it ended with, and tells with which its own does; nil where
    /// nothing follows.
    package typealias ReadBehind<Entry> =
        @Sendable (_ last: Entry?, _ limit: Int) async throws -> (rows: [Row], last: Entry?)

    /// What was read at once; whatever tells where it ended comes back with the next reading.
    private struct Portion: Sendable {
        var rows: [Row]
        var next: (any Sendable)?
    }

    /// What was read.
    package private(set) var rows: [Row] = []
    /// Where the list stands.
    package private(set) var phase: Phase = .idle
    /// Whether there is more to read.
    package var hasMore: Bool { next != nil }

    private let limit: Int
    private let describe: (any Error) -> String
    /// Called when rows or phase are others.
    package var onChange: () -> Void
    private let reading = LatestTask()
    private let read: @Sendable (_ after: (any Sendable)?, _ limit: Int) async throws -> Portion
    private var next: (any Sendable)?
    private var seen = 0..<0

    /// Empty until it is loaded.
    /// - Parameters:
    ///   - limit: how many rows a page has.
    ///   - describe: what the user is told about an error.
    ///   - read: reads a page.
    ///   - onChange: called when rows or phase are others.
    package init(
        limit: Int = 50, describe: @escaping (any Error) -> String, read: @escaping Read,
        onChange: @escaping () -> Void = {}
    ) {
        self.limit = limit
        self.describe = describe
        self.read = {
            let page = try await read($0 as? ListMark, $1)
            return Portion(rows: page.rows, next: page.next)
        }
        self.onChange = onChange
    }

    /// Makes an empty list of a repository that goes on behind an entry.
    package init<Entry: Sendable>(
        limit: Int = 50, describe: @escaping (any Error) -> String, readBehind: @escaping ReadBehind<Entry>,
        onChange: @escaping () -> Void = {}
    ) {
        self.limit = limit
        self.describe = describe
        read = {
            let page = try await readBehind($0 as? Entry, $1)
            return Portion(rows: page.rows, next: page.last)
        }
        self.onChange = onChange
    }

    /// Reads from the beginning, for another filter or order. What is there stays until the first page has come, even one
    /// without a row.
    package func restart() { reload(atLeast: 0) }

    /// Reads again as much as there is.
    package func reload() { reload(atLeast: max(1, rows.count)) }

    private func reload(atLeast wanted: Int) {
        begin(phase.requesting)
        let (read, limit) = (read, limit)
        run {
            var page = try await read(nil, limit)
            var rows = page.rows
            while rows.count < wanted, let mark = page.next {
                try Task.checkCancellation()
                page = try await read(mark, limit)
                rows += page.rows
            }
            return Portion(rows: rows, next: page.next)
        } apply: {
            $0
        }
    }

    /// The rows in a range are on the screen: what follows is read before it is reached.
    package func see(_ range: Range<Int>) {
        seen = range
        guard !range.isEmpty, range.upperBound + range.count >= rows.count else { return }
        readMore()
    }

    /// Reads the next page, unless there is none or something is on its way.
    package func readMore() {
        guard let next, !phase.isBusy else { return }
        begin(.loadingMore)
        let (read, limit, before) = (read, limit, rows)
        run {
            try await read(next, limit)
        } apply: {
            Portion(rows: before + $0.rows, next: $0.next)
        }
    }

    private func begin(_ phase: Phase) {
        self.phase = phase
        onChange()
    }

    private func run(
        _ work: @escaping @Sendable () async throws -> Portion, apply: @escaping (Portion) -> Portion
    ) {
        reading.read(work) { [weak self] result in
            guard let self else { return }
            switch result {
            case .success(let page):
                let page = apply(page)
                rows = page.rows
                next = page.next
                phase = !rows.isEmpty ? .loaded : next == nil ? .empty : .loading
            case .failure(let error):
                phase = .failed(describe(error))
            }
            onChange()
            if case .success = result { goOn() }
        }
    }

    /// Reads on where no row was found yet, or the screen is not full.
    private func goOn() {
        guard rows.isEmpty, let next else { return see(seen) }
        let (read, limit) = (read, limit)
        run {
            try await read(next, limit)
        } apply: {
            $0
        }
    }
}
