extension String {
    package static let fnv1aBasis: UInt64 = 0xcbf2_9ce4_8422_2325

    /// Returns the FNV-1a hash of the UTF-8 bytes in 64 bits: the same on every machine and in every run, but without
    /// protection against crafted collisions.
    package func fnv1a(from basis: UInt64 = String.fnv1aBasis) -> UInt64 {
        utf8.reduce(basis) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    }

    /// Returns a hash of the text and a seed as a number from 0 to below 1.
    func unitHash(_ seed: UInt64) -> Double { Double(fnv1a(from: seed ^ Self.fnv1aBasis) >> 40) / Double(1 << 24) }
}
