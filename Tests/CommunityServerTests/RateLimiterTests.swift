import Testing

@testable import CommunityServer

struct RateLimiterTests {
    private let rate = RateLimiter.Rate(capacity: 2, refill: 1 / 1_024)

    @Test func `a flood of addresses does not reset anybody's limit`() {
        let limiter = RateLimiter(most: 100)
        for _ in 0..<2 { #expect(limiter.charge(1, rate, for: "mina", at: 0) == nil) }
        for number in 0..<110 { _ = limiter.charge(1, rate, for: "flood \(number)", at: 0) }
        #expect(limiter.charge(1, rate, for: "mina", at: 0) != nil)
        #expect(limiter.charge(1, rate, for: "one more", at: 0) != nil, "addresses in excess share a limit")
    }

    @Test func `full buckets are evicted, at most once a second`() {
        let limiter = RateLimiter(most: 2)
        for key in ["a", "b"] { #expect(limiter.charge(1, rate, for: key, at: 0) == nil) }
        #expect(limiter.charge(1, rate, for: "c", at: 500) == nil)
        #expect(limiter.charge(2, rate, for: "d", at: 1_100) != nil, "it still shares the bucket of c")
        #expect(limiter.charge(2, rate, for: "e", at: 1_600) == nil)
    }

    @Test func `returned points can be taken again`() {
        let limiter = RateLimiter()
        for _ in 0..<2 { #expect(limiter.charge(1, rate, for: "mina", at: 0) == nil) }
        limiter.refund(1, for: "mina")
        #expect(limiter.charge(1, rate, for: "mina", at: 0) == nil)
        #expect(limiter.charge(1, rate, for: "mina", at: 0) == 2)
    }

    @Test func `points return with time, up to the capacity`() {
        let limiter = RateLimiter()
        let rate = RateLimiter.Rate.signIns
        for _ in 0..<10 { #expect(limiter.charge(1, rate, for: "a", at: 0) == nil) }
        #expect(limiter.charge(1, rate, for: "a", at: 0) != nil)
        #expect(limiter.charge(1, rate, for: "a", at: 31_000) == nil)
        #expect(limiter.charge(1, rate, for: "a", at: 31_000) != nil)
        for _ in 0..<10 { #expect(limiter.charge(1, rate, for: "a", at: 31_000_000) == nil) }
        #expect(limiter.charge(1, rate, for: "a", at: 31_000_000) != nil)
    }
}
