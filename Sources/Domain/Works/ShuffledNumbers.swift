/// The numbers below a power of two in a random order with random access, which depends only on a seed. A shuffled list
/// can be paged without reading all of it. Each step (times an odd number, plus a number, xor with its own upper half)
/// is a permutation of 2^n numbers.
package struct ShuffledNumbers: Sendable {
    /// A power of two.
    package let count: UInt64
    private let seed: UInt64
    private let bits: UInt64

    /// Creates an order of at least the numbers 0…`largest`. `group`, a power of two, shuffles only within groups of so
    /// many, so that low numbers stay first; nil shuffles all.
    package init(upTo largest: Int64, seed: UInt64, group: UInt64? = nil) {
        var count: UInt64 = 4
        while count <= UInt64(max(largest, 0)), count < 1 << 62 { count <<= 1 }
        self.count = count
        bits = UInt64(min(group ?? count, count).trailingZeroBitCount)
        var generator = SeededOrder(seed: seed)
        self.seed = generator.next()
    }

    /// - Parameter place: 0..<`count`.
    package func number(at place: UInt64) -> Int64 {
        let mask = 1 << bits - 1 as UInt64
        var value = place & mask
        for round: UInt64 in 0..<3 {
            value = (value &* (seed >> (round * 16) | 1) &+ seed >> (round * 8)) & mask
            value ^= value >> ((bits + 1) / 2)
        }
        return Int64(place & ~mask | value)
    }

    package func place(of number: Int64) -> UInt64 {
        let mask = 1 << bits - 1 as UInt64
        var value = UInt64(number) & mask
        for round: UInt64 in (0..<3).reversed() {
            // The upper half does not change, so the same step undoes itself.
            value ^= value >> ((bits + 1) / 2)
            value = (value &- seed >> (round * 8)) &* Self.inverse(of: seed >> (round * 16) | 1) & mask
        }
        return UInt64(number) & ~mask | value
    }

    /// Returns the inverse of an odd number modulo 2^64; each step doubles the number of correct bits.
    private static func inverse(of odd: UInt64) -> UInt64 {
        (0..<6).reduce(odd) { inverse, _ in inverse &* (2 &- odd &* inverse) }
    }
}
