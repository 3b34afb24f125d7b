import CNcurses
import Terminal

struct StyleTable {
    struct Entry {
        let attributes: attr_t
        let pair: Int32
    }

    private let mapper: ColorMapper
    private var pairs: PairTable
    private var entries: [Style: Entry] = [:]
    private var slots: ColorSlots?

    /// `isDirect` means that a terminal with a palette of 256 also takes colours by red, green and blue.
    init(mapper: ColorMapper, pairs: PairTable, isDirect: Bool = false) {
        self.mapper = mapper
        self.pairs = pairs
        slots = isDirect && mapper.colors == 256 ? ColorSlots() : nil
    }

    var colors: Int { mapper.colors }
    var isDirect: Bool { slots != nil }

    /// Returns nil if there is no room for another colour pair.
    mutating func entry(for style: Style) -> Entry? {
        if let entry = entries[style] { return entry }
        let colors = numbers(of: style)
        guard let pair = pairs.number(foreground: colors.foreground, background: colors.background) else { return nil }
        let entry = Entry(attributes: Self.bits(style.attributes), pair: pair)
        entries[style] = entry
        return entry
    }

    private mutating func numbers(of style: Style) -> (foreground: Int32, background: Int32) {
        guard slots != nil else {
            return mapper.numbers(foreground: style.foreground, background: style.background)
        }
        return (
            slots?.number(of: style.foreground) ?? ColorMapper.standard,
            slots?.number(of: style.background) ?? ColorMapper.standard
        )
    }

    func restore(_ bytes: inout [UInt8], from start: Int) { slots?.restore(&bytes, from: start) }

    mutating func sequence(of style: Style) -> [UInt8] {
        let numbers = numbers(of: style)
        let codes =
            ["0"] + style.attributes.codes + code(numbers.foreground, low: 30, high: 90)
            + code(numbers.background, low: 40, high: 100)
        guard slots != nil else { return Array("\u{1b}[\(codes.joined(separator: ";"))m".utf8) }
        // Each colour is a sequence of its own, so that `restore` finds it.
        var bytes = codes.flatMap { Array("\u{1b}[\($0)m".utf8) }
        restore(&bytes, from: 0)
        return bytes
    }

    /// `low` is the code of the first of the eight normal colours, `high` that of the first of the bright ones.
    private func code(_ number: Int32, low: Int32, high: Int32) -> [String] {
        switch number {
        case ..<0: []
        case ..<8: [String(low + number)]
        case ..<16 where colors <= 256: [String(high + number - 8)]
        case ..<256 where colors <= 256: ["\(low + 8);5;\(number)"]
        default: ["\(low + 8);2;\(number >> 16 & 255);\(number >> 8 & 255);\(number & 255)"]
        }
    }

    /// Starts over; everything on the screen must be redrawn.
    mutating func reset() {
        pairs.reset()
        entries.removeAll(keepingCapacity: true)
        if slots != nil { slots = ColorSlots() }
    }

    static func bits(_ attributes: Attributes) -> attr_t {
        var bits = CN_NORMAL
        if attributes.contains(.bold) { bits |= CN_BOLD }
        if attributes.contains(.dim) { bits |= CN_DIM }
        if attributes.contains(.italic) { bits |= CN_ITALIC }
        if attributes.contains(.underline) { bits |= CN_UNDERLINE }
        if attributes.contains(.reverse) { bits |= CN_REVERSE }
        return bits
    }
}
