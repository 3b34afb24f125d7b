package import Domain

/// Reads a list page by page: the first page at once, the next when the view nears the end.
///
/// Reloading keeps the length, so that the visible rows stay in place. A page may have fewer rows than requested,
/// or none, while more follow; the pager then reads on until the screen is full.
@MainActor
package final class Pager<Row: Sendable> {
    /// Reads the page after a mark; nil for the first page.
    package typealias Read = @Sendable (_ after: ListMark?, _ limit: Int) async throws -> Page<Row>
    /// Reads the page after the previous page's last entry. Returns its own last entry; nil at the end.
    package typealias ReadBehind<Entry> =
        @Sendable (_ last: Entry?, _ limit: Int) async throws -> (rows: [Row], last: Entry?)

    private struct Portion: Sendable {
        var rows: [Row]
        var next: (any Sendable)?
    }

    package private(set) var rows: [Row] = []
    package private(set) var phase: Phase = .idle
    package var hasMore: Bool { next != nil }

    private let limit: Int
    private let describe: (any Error) -> String
    package var onChange: () -> Void
    private let reading = LatestTask()
    private let read: @Sendable (_ after: (any Sendable)?, _ limit: Int) async throws -> Portion
    private var next: (any Sendable)?
    private var seen = 0..<0

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

    /// Reads from the start for another filter or order. Old rows stay until the first page, even an empty one.
    package func restart() { reload(atLeast: 0) }

    package func reload() { reload(atLeast: max(1, rows.count)) }

    private func reload(atLeast wanted: Int) {
        begin(phase.requesting)
        let (read, limit) = (read, limit)
        run {
            var page = try await read(nil, limit)
            var rows = page.rows
            while rows.count < wanted, let mark = page.next {
                try Task.checkCancellation()
                // A whole page in place of a few missing rows would lengthen the list. An empty page means that few
                // rows pass the filter; reading a few at a time would then take long.
                page = try await read(mark, page.rows.isEmpty ? limit : min(limit, wanted - rows.count))
                rows += page.rows
            }
            return Portion(rows: rows, next: page.next)
        } apply: {
            $0
        }
    }

    /// Notes the visible rows and reads the next page before they reach the end.
    package func setVisibleRows(_ range: Range<Int>) {
        seen = range
        guard !range.isEmpty, range.upperBound + range.count >= rows.count else { return }
        readMore()
    }

    /// Reads the next page, unless there is none or a read is running.
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
            if case .success = result { readOn() }
        }
    }

    private func readOn() {
        guard rows.isEmpty, let next else { return setVisibleRows(seen) }
        let (read, limit) = (read, limit)
        run {
            try await read(next, limit)
        } apply: {
            $0
        }
    }
}

package struct RowWindow {
    package private(set) var visible = 0..<40
    private var latest = 0..<0

    package init() {}

    /// The rows to read: the visible ones, and one screen of rows before and after them.
    package var wanted: Range<Int> {
        max(0, visible.lowerBound - visible.count)..<(visible.upperBound + visible.count)
    }

    package mutating func show(_ range: Range<Int>) { visible = range }

    package mutating func returnToStart() { visible = 0..<visible.count }

    /// Notes the rows that were read last, whether or not the store had all of them.
    package mutating func note(_ rows: Range<Int>) { latest = rows }

    /// Whether a visible row must be read. A row that the last read left out is not requested again; otherwise a store
    /// with gaps would be read without end.
    package func isIncomplete(of count: Int, isHeld: (Int) -> Bool) -> Bool {
        visible.clamped(to: 0..<count).contains { !isHeld($0) && !latest.contains($0) }
    }
}
