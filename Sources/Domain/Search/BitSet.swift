/// A set of drinks with one bit each: combining options costs a few thousand words even for 100,000 drinks.
struct BitSet: Hashable, Sendable {
    private var words: [UInt64]
    private let size: Int

    init(size: Int, isFull: Bool = false) {
        self.size = size
        words = [UInt64](repeating: isFull ? .max : 0, count: (size + 63) / 64)
        if isFull, size % 64 != 0 { words[words.count - 1] = (1 << UInt64(size % 64)) - 1 }
    }

    init(size: Int, _ places: some Sequence<Int32>) {
        self.init(size: size)
        words.withUnsafeMutableBufferPointer { words in
            for place in places { words[Int(place >> 6)] |= 1 << UInt64(place & 63) }
        }
    }

    init(size: Int, where holds: (Int) -> Bool) {
        self.init(size: size)
        for place in 0..<size where holds(place) { words[place >> 6] |= 1 << UInt64(place & 63) }
    }

    var count: Int { words.reduce(0) { $0 + $1.nonzeroBitCount } }

    @inline(__always)
    func contains(_ place: Int) -> Bool { words[place >> 6] & (1 << UInt64(place & 63)) != 0 }

    func count(of places: some Sequence<Int32>) -> Int {
        words.withUnsafeBufferPointer { words in
            places.reduce(0) { $0 + Int(words[Int($1 >> 6)] >> UInt64($1 & 63) & 1) }
        }
    }

    mutating func formIntersection(_ other: BitSet) {
        for index in words.indices { words[index] &= other.words[index] }
    }

    mutating func formUnion(_ other: BitSet) {
        for index in words.indices { words[index] |= other.words[index] }
    }

    mutating func subtract(_ other: BitSet) {
        for index in words.indices { words[index] &= ~other.words[index] }
    }
}
