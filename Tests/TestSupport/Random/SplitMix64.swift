/// A small generator with a seed (Steele, Lea, Flood 2014), so that a failure can be run again.
package struct SplitMix64: RandomNumberGenerator, Sendable {
    private var state: UInt64

    /// The same numbers for the same seed, on every machine.
    package init(seed: UInt64) {
        state = seed
    }

    /// The next of all 64 bits.
    package mutating func next() -> UInt64 {
        state &+= 0x9e37_79b9_7f4a_7c15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
        return mixed ^ (mixed >> 31)
    }

    /// True so many times in a hundred.
    package mutating func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &self) < percent }
}
