internal import CNcurses
import Terminal

/// The ncurses values for a style: attribute bits and the number of a colour pair.
struct StyleTable {
    struct Entry {
        let attributes: attr_t
        let pair: Int32
    }

    private let mapper: ColorMapper
    private var pairs: PairTable
    private var entries: [Style: Entry] = [:]

    init(mapper: ColorMapper, pairs: PairTable) {
        self.mapper = mapper
        self.pairs = pairs
    }

    /// The number of colours in use.
    var colors: Int { mapper.colors }

    /// Nil if there is no room for another colour pair.
    mutating func entry(for style: Style) -> Entry? {
        if let entry = entries[style] { return entry }
        let colors = mapper.numbers(foreground: style.foreground, background: style.background)
        guard let pair = pairs.number(foreground: colors.foreground, background: colors.background) else { return nil }
        let entry = Entry(attributes: Self.bits(style.attributes), pair: pair)
        entries[style] = entry
        return entry
    }

    /// Starts over; everything on the screen must be drawn again.
    mutating func reset() {
        pairs.reset()
        entries.removeAll(keepingCapacity: true)
    }

    /// The attributes without colour, for a style without a colour pair.
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
