import Dispatch
import FeatureKit
import Testing

/// The first requests of a screen start while its first frame is drawn. Runs with the serial tests: among hundreds of
/// parallel ones, the request would wait for a free thread, and the main actor with it.
@MainActor
struct FirstQuestionTests {
    @Test func `work begins while the main actor is busy`() async {
        let begun = DispatchSemaphore(value: 0)
        let task = LatestTask()
        var answer: String?
        task.run {
            _ = begun.signal()
            return "done"
        } completion: {
            answer = try? $0.get()
        }
        // Blocks the main actor until the request has begun.
        func hold() -> DispatchTimeoutResult { begun.wait(timeout: .now() + 60) }
        #expect(hold() == .success)
        #expect(answer == nil)
        await task.settle()
        #expect(answer == "done")
    }
}
