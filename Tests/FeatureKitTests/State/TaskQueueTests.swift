import FeatureKit
import Testing

@MainActor
struct TaskQueueTests {
    @Test func `work ends in the order it was asked for, none lost`() async {
        let queue = TaskQueue()
        var ended: [Int] = []
        for number in 0..<20 {
            queue.add {
                for _ in 0..<(20 - number) { await Task.yield() }
                return number
            } completion: { result in
                if case .success(let value) = result { ended.append(value) }
            }
        }
        await LatestTask.settleAll()
        #expect(ended == Array(0..<20))
    }

    @Test func `a failure does not stop those behind it`() async {
        struct Broken: Error {}
        let queue = TaskQueue()
        var ended: [String] = []
        queue.add {
            throw Broken()
        } completion: { (result: Result<Int, any Error>) in
            if case .failure = result { ended.append("failed") }
        }
        queue.add {
            1
        } completion: { _ in
            ended.append("done")
        }
        await LatestTask.settleAll()
        #expect(ended == ["failed", "done"])
    }
}
