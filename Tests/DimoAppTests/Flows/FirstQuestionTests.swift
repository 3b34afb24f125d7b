import Dispatch
import FeatureKit
import Testing

/// What a screen asks for goes out while its first frame is drawn. It stands with the tests that follow one another:
/// where hundreds share the threads, work waits for one of those, and the main actor would wait with it.
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
        // The main actor does not let go before.
        func hold() -> DispatchTimeoutResult { begun.wait(timeout: .now() + 60) }
        #expect(hold() == .success)
        #expect(answer == nil)
        await task.settle()
        #expect(answer == "done")
    }
}
