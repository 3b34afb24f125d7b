import Synchronization

@testable import CommunityServer

/// A clock that tests move.
final class ManualClock: ServerClock {
    static let start: Int64 = 1_790_000_000_000
    private let time = Atomic(start)

    func now() -> Int64 { time.load(ordering: .relaxed) }
    func advance(seconds: Int64) { time.add(seconds * 1_000, ordering: .relaxed) }
    func advance(days: Int64) { advance(seconds: days * 86_400) }
}
