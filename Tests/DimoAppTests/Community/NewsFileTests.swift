import TestSupport
import Testing

@testable import DimoApp

/// The news that a shell has told, and earlier states of a community.
struct NewsFileTests {
    private func mark(
        _ works: Set<Int64>, _ votes: [String: Int], after last: NewsFile.Mark, at now: Int64
    ) -> NewsFile.Mark {
        var mark = last
        (mark.works, mark.votes) = (works, votes)
        mark.remember(last, at: now)
        return mark
    }

    private var three: NewsFile.Mark {
        let first = NewsFile.Mark(at: 100, works: [5], votes: ["holmes": 1])
        let second = mark([5], ["holmes": 3, "watson": 2], after: first, at: 200)
        return mark([2, 5, 9], ["holmes": 4, "watson": 2], after: second, at: 300)
    }

    private static let moments: [(Int64, Int64, Set<Int64>, [String: Int])] = [
        (50, 100, [5], ["holmes": 1]), (100, 100, [5], ["holmes": 1]), (199, 100, [5], ["holmes": 1]),
        (200, 200, [5], ["holmes": 3, "watson": 2]), (299, 200, [5], ["holmes": 3, "watson": 2]),
        (300, 300, [2, 5, 9], ["holmes": 4, "watson": 2]), (999, 300, [2, 5, 9], ["holmes": 4, "watson": 2]),
    ]

    @Test(arguments: moments)
    func `the state known at a moment is found; earlier moments give the first state`(
        moment: Int64, at: Int64, works: Set<Int64>, votes: [String: Int]
    ) {
        let known = three.known(at: moment)
        #expect(known.at == at && known.works == works && known.votes == votes)
    }

    @Test func `a mark without a time has no start of counting`() throws {
        let folder = try TemporaryFolder()
        let file = NewsFile(path: "\(folder.path)/news")
        try file.write(mark([5], ["holmes": 3], after: NewsFile.Mark(works: [5]), at: 200))
        let kept = try #require(file.read())
        #expect(kept.known(at: 100).countedFrom == nil && kept.known(at: 200).countedFrom == 200)
    }

    @Test func `an unchanged state keeps the time when it first applied`() {
        let last = three
        let same = mark([2, 5, 9], last.votes, after: last, at: 400)
        #expect(same.at == 300 && same.earlier == last.earlier)
    }

    @Test(arguments: [nil, [], [3, 1 << 40]] as [Set<Int64>?])
    func `a written file is read back unchanged`(works: Set<Int64>?) throws {
        let folder = try TemporaryFolder()
        let file = NewsFile(path: "\(folder.path)/news")
        #expect(file.read() == nil)
        var mark = three
        (mark.item, mark.works, mark.failedAt) = (7, works, 1_795_290_000)
        try file.write(mark)
        #expect(file.read() == mark)
    }
}
