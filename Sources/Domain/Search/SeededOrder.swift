/// A shuffled order that depends only on its seed (SplitMix64; Steele, Lea and Flood 2014).
struct SeededOrder: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    /// Shuffles the numbers below `count`. Does not use the standard library, whose algorithm may change.
    static func places(count: Int, seed: UInt64) -> [Int32] {
        var generator = SeededOrder(seed: seed)
        var places = (0..<Int32(clamping: count)).map { $0 }
        for end in places.indices.dropFirst().reversed() {
            places.swapAt(end, Int(generator.next() % UInt64(end + 1)))
        }
        return places
    }
}
