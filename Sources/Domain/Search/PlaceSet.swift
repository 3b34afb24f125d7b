/// A set of drinks as one bit a drink, so that joining options costs a few thousand words even for 100,000 drinks.
struct PlaceSet: Hashable, Sendable {
    private var words: [UInt64]
    private let size: Int

    /// A set of none or all of so many drinks.
    init(size: Int, isFull: Bool = false) {
        self.size = size
        words = [UInt64](repeating: isFull ? .max : 0, count: (size + 63) / 64)
        if isFull, size % 64 != 0 { words[words.count - 1] = (1 << UInt64(size % 64)) - 1 }
    }

    /// A set of these drinks.
    init(size: Int, _ places: some Sequence<Int32>) {
        self.init(size: size)
        words.withUnsafeMutableBufferPointer { words in
            for place in places { words[Int(place >> 6)] |= 1 << UInt64(place & 63) }
        }
    }

    /// A set of the drinks for which a rule holds.
    init(size: Int, where holds: (Int) -> Bool) {
        self.init(size: size)
        for place in 0..<size where holds(place) { words[place >> 6] |= 1 << UInt64(place & 63) }
    }

    /// How many drinks are in it.
    var count: Int { words.reduce(0) { $0 + $1.nonzeroBitCount } }

    /// Whether a drink is in it.
    @inline(__always)
    func contains(_ place: Int) -> Bool { words[place >> 6] & (1 << UInt64(place & 63)) != 0 }

    /// How many of these drinks are in it.
    func count(of places: some Sequence<Int32>) -> Int {
        words.withUnsafeBufferPointer { words in
            places.reduce(0) { $0 + Int(words[Int($1 >> 6)] >> UInt64($1 & 63) & 1) }
        }
    }

    /// Keeps what is in both.
    mutating func formIntersection(_ other: PlaceSet) {
        for index in words.indices { words[index] &= other.words[index] }
    }

    /// Adds what is in the other.
    mutating func formUnion(_ other: PlaceSet) {
        for index in words.indices { words[index] |= other.words[index] }
    }

    /// Takes away what is in the other.
    mutating func subtract(_ other: PlaceSet) {
        for index in words.indices { words[index] &= ~other.words[index] }
    }
}
