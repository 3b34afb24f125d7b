struct ScalarTraits: OptionSet {
    let rawValue: UInt8

    /// No column: combining marks, decomposed Hangul vowels and finals, format characters.
    static let zeroWidth = ScalarTraits(rawValue: 1 << 0)
    static let wide = ScalarTraits(rawValue: 1 << 1)
    /// One column or two, depending on the terminal's settings.
    static let ambiguous = ScalarTraits(rawValue: 1 << 2)
    /// Never sent: control and format characters, fillers, variation selectors, the keycap.
    static let unsent = ScalarTraits(rawValue: 1 << 3)
    /// Drawn as a replacement character: unassigned, or for private use.
    static let replaced = ScalarTraits(rawValue: 1 << 4)
    /// A spacing mark: no width alone, a column after a letter.
    static let spacing = ScalarTraits(rawValue: 1 << 5)
    /// One column, but two before U+FE0F.
    static let selectable = ScalarTraits(rawValue: 1 << 6)
    /// A pictograph that U+200D can join and a skin tone can modify.
    static let pictographic = ScalarTraits(rawValue: 1 << 7)

    init(rawValue: UInt8) {
        self.rawValue = rawValue
    }

    /// Looks up a scalar: the last table entry that starts at or before it applies.
    init(of value: UInt32) {
        let entries = WidthTable.entries
        let key = value << 8 | 0xff
        var low = 0
        var high = entries.count
        while low < high {
            let middle = (low + high) / 2
            if entries[middle] <= key {
                low = middle + 1
            } else {
                high = middle
            }
        }
        self.init(rawValue: low > 0 ? UInt8(truncatingIfNeeded: entries[low - 1]) : 0)
    }

    func columns(ambiguous: Int) -> Int {
        if contains(.zeroWidth) { return 0 }
        if contains(.wide) { return 2 }
        if contains(.ambiguous) { return ambiguous }
        return 1
    }
}
