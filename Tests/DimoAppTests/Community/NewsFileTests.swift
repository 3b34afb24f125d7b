import TestSupport
import Testing

@testable import DimoApp

/// What a shell remembers of the news it told.
struct NewsFileTests {
    @Test(arguments: [nil, [], [3, 1 << 40]] as [Set<Int64>?])
    func `what is written is read again`(works: Set<Int64>?) throws {
        let folder = try TemporaryFolder()
        let file = NewsFile(path: "\(folder.path)/news")
        #expect(file.read() == nil)
        let mark = NewsFile.Mark(item: 7, works: works, failedAt: 1_795_290_000, votes: ["holmes": 2, "watson": 0])
        try file.write(mark)
        #expect(file.read() == mark)
    }
}
