struct PairTable {
    private struct Pair: Hashable {
        let foreground: Int32
        let background: Int32
    }

    private let limit: Int32
    private let define: (_ pair: Int32, _ foreground: Int32, _ background: Int32) -> Void
    private var numbers: [Pair: Int32] = [:]

    /// A terminal with 8 colours has only 64 pairs, one with 256 has 65,536.
    init(limit: Int, define: @escaping (Int32, Int32, Int32) -> Void) {
        self.limit = Int32(clamping: limit)
        self.define = define
    }

    /// Returns 0 for the terminal's own colours, which are never defined, and nil if the table is full.
    mutating func number(foreground: Int32, background: Int32) -> Int32? {
        if foreground < 0, background < 0 { return 0 }
        let pair = Pair(foreground: foreground, background: background)
        if let number = numbers[pair] { return number }
        let number = Int32(numbers.count + 1)
        guard number < limit else { return nil }
        define(number, foreground, background)
        numbers[pair] = number
        return number
    }

    /// Removes every pair; cells drawn with them must be redrawn.
    mutating func reset() {
        numbers.removeAll(keepingCapacity: true)
    }
}
