import Domain
import FeatureKit
import Synchronization
import Testing

/// A list read page by page, where pages may be short although more follows.
@MainActor
struct PagerTests {
    /// Every page covers ten candidates, of which only the multiples of a number pass.
    private static func read(every step: Int, of count: Int) -> Pager<Int>.Read {
        { last, _ in
            let start = Int(last?.key(0, or: 0) ?? 0)
            let end = min(start + 10, count)
            return Page(
                rows: (start..<end).filter { $0 % step == 0 && $0 > 0 },
                next: end < count ? ListMark([Int64(end)]) : nil)
        }
    }

    private func pager(every step: Int, of count: Int) -> Pager<Int> {
        Pager(limit: 10, describe: { "\($0)" }, read: Self.read(every: step, of: count))
    }

    @Test func `pages without rows are skipped, and the list is not called empty before its end`() async {
        let pager = pager(every: 60, of: 200)
        pager.reload()
        await LatestTask.settleAll()
        #expect(pager.rows == [60])
        #expect(pager.phase == .loaded)
        #expect(pager.hasMore)
        let none = self.pager(every: 500, of: 200)
        none.reload()
        await LatestTask.settleAll()
        #expect(none.phase == .empty)
        #expect(!none.hasMore)
    }

    @Test func `the pager reads on until the screen is full`() async {
        let pager = pager(every: 5, of: 400)
        pager.reload()
        pager.setVisibleRows(0..<20)
        await LatestTask.settleAll()
        #expect(pager.rows.count >= 20)
        #expect(pager.rows.count < 79)
        #expect(pager.hasMore)
        #expect(pager.rows == pager.rows.sorted() && Set(pager.rows).count == pager.rows.count)
    }

    @Test func `a short list is read to its end`() async {
        let pager = pager(every: 30, of: 200)
        pager.reload()
        pager.setVisibleRows(0..<20)
        await LatestTask.settleAll()
        #expect(pager.rows == [30, 60, 90, 120, 150, 180])
        #expect(!pager.hasMore)
    }

    @Test func `another filter keeps the rows until its first ones arrive`() async {
        let pager = pager(every: 5, of: 100)
        pager.reload()
        await LatestTask.settleAll()
        let before = pager.rows
        #expect(!before.isEmpty)
        pager.restart()
        #expect(pager.rows == before)
        #expect(pager.phase == .refreshing)
        await LatestTask.settleAll()
        #expect(pager.phase == .loaded)
    }

    @Test func `another filter without early matches removes rows that no longer match`() async {
        var counts: [Int] = []
        var pager: Pager<Int>?
        pager = Pager(limit: 10, describe: { "\($0)" }, read: Self.read(every: 35, of: 100)) {
            if let pager { counts.append(pager.rows.count) }
        }
        pager?.reload()
        await LatestTask.settleAll()
        #expect(pager?.rows == [35])
        counts = []
        pager?.restart()
        await LatestTask.settleAll()
        // The old row, none, and the first new row.
        #expect(counts.first == 1 && counts.contains(0) && counts.last == 1)
        #expect(pager?.rows == [35])
        #expect(pager?.phase == .loaded)
    }

    @Test func `a reload keeps the length of the list`() async {
        let pager = pager(every: 1, of: 100)
        pager.reload()
        pager.setVisibleRows(0..<20)
        await LatestTask.settleAll()
        let count = pager.rows.count
        #expect(count > 10)
        pager.reload()
        await LatestTask.settleAll()
        #expect(pager.rows.count >= count)
        #expect(pager.rows == Array(1...pager.rows.count))
    }

    @Test func `a reload keeps the length while rows are removed one by one`() async {
        let gone = Mutex<Set<Int>>([])
        let read: Pager<Int>.Read = { last, limit in
            let start = Int(last?.key(0, or: 0) ?? 0)
            let end = min(start + limit, 100)
            let left = gone.withLock { gone in (start..<end).filter { !gone.contains($0) } }
            return Page(rows: left, next: end < 100 ? ListMark([Int64(end)]) : nil)
        }
        let pager = Pager(limit: 10, describe: { "\($0)" }, read: read)
        pager.reload()
        await LatestTask.settleAll()
        for row in 3..<6 {
            gone.withLock { _ = $0.insert(row) }
            pager.reload()
            await LatestTask.settleAll()
            #expect(pager.rows.count == 10 && !pager.rows.contains(row))
        }
    }

    @Test func `pages that continue after an entry are read to the end, and reloaded at that length`() async {
        // Rows are words; the entries that pages continue after are numbers.
        let pager = Pager<String>(limit: 10, describe: { "\($0)" }) { (last: Int?, limit: Int) in
            let numbers = Array((1...25).dropFirst(last ?? 0).prefix(limit))
            return (numbers.map { "row \($0)" }, numbers.count < limit ? nil : numbers.last)
        }
        pager.reload()
        await LatestTask.settleAll()
        #expect(pager.rows.count == 10 && pager.hasMore)
        pager.setVisibleRows(0..<15)
        await LatestTask.settleAll()
        #expect(pager.rows == (1...25).map { "row \($0)" })
        #expect(!pager.hasMore)
        pager.reload()
        await LatestTask.settleAll()
        #expect(pager.rows.count == 25)
    }
}
