import Synchronization
import Testing

@testable import DimoApp

struct CommunityPatienceTests {
    @Test func `after one request exhausts the patience, no further one starts`() async {
        let patience = CommunityPatience(.milliseconds(20))
        let begun = Mutex(0)
        for _ in 0..<3 {
            await patience.wait {
                begun.withLock { $0 += 1 }
                // Ignores cancellation, like a request in flight.
                await withCheckedContinuation { next in Self.waiting.withLock { $0.append(next) } }
            }
        }
        #expect(begun.withLock { $0 } == 1)
        for next in Self.waiting.withLock({ $0 }) { next.resume() }
    }

    @Test func `a request that ends in time leaves patience for the next`() async {
        let patience = CommunityPatience(.seconds(86_400))
        let done = Mutex(0)
        for _ in 0..<3 { await patience.wait { done.withLock { $0 += 1 } } }
        #expect(done.withLock { $0 } == 3)
    }

    private static let waiting = Mutex<[CheckedContinuation<Void, Never>]>([])
}
