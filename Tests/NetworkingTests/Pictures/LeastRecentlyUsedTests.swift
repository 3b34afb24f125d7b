import Testing

@testable import Networking

struct LeastRecentlyUsedTests {
    @Test func `the least recently used value is removed first`() {
        var cache = LeastRecentlyUsed<String, Int>(limit: 10)
        cache.keep(1, for: "a", cost: 4)
        cache.keep(2, for: "b", cost: 4)
        #expect(cache.value(of: "a") == 1)
        cache.keep(3, for: "c", cost: 4)
        #expect(cache.value(of: "b") == nil)
        #expect(cache.value(of: "a") == 1 && cache.value(of: "c") == 3)
        #expect(cache.cost == 8)
    }

    @Test func `the cache never exceeds its limit`() {
        var cache = LeastRecentlyUsed<Int, Int>(limit: 100)
        for number in 0..<500 {
            cache.keep(number, for: number % 37, cost: number % 60)
            #expect(cache.cost <= 100)
        }
        cache.keep(1, for: 1_000, cost: 101)
        #expect(cache.value(of: 1_000) == nil)
        #expect(cache.count > 0)
    }

    @Test func `a replaced value costs no more than the new one`() {
        var cache = LeastRecentlyUsed<String, Int>(limit: 10)
        cache.keep(1, for: "a", cost: 8)
        cache.keep(2, for: "a", cost: 3)
        #expect(cache.cost == 3)
        #expect(cache.value(of: "a") == 2)
    }
}
