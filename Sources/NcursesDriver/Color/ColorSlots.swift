import Terminal

/// Direct colours on a terminal whose description knows only the palette of 256.
///
/// ncurses draws each red-green-blue colour with a palette number of its own; `restore(_:from:)` then replaces that
/// number in the frame's bytes by the colour. Colours a theme takes from the palette keep their numbers, so that a
/// frame without others costs no more bytes.
struct ColorSlots {
    private enum Use: Equatable {
        case palette
        case direct(Palette.RGB)
    }

    /// The sixteen below are the user's own.
    private static let numbers = 16..<256

    private var uses: [Int: Use] = [:]
    private var slots: [Palette.RGB: Int] = [:]
    private var nextFree = numbers.lowerBound

    /// Returns the number of a colour, or the one nearest to it once every number is taken.
    mutating func number(of color: Color) -> Int32 {
        switch color.components {
        case .standard: return ColorMapper.standard
        case .indexed(let index) where Int(index) < Self.numbers.lowerBound: return Int32(index)
        case .indexed(let index):
            guard direct(Int(index)) == nil else { return slot(of: Palette.rgb(Int(index))) }
            uses[Int(index)] = .palette
            return Int32(index)
        case .rgb(let red, let green, let blue):
            return slot(of: Palette.RGB(red: Int(red), green: Int(green), blue: Int(blue)))
        }
    }

    private mutating func slot(of color: Palette.RGB) -> Int32 {
        if let known = slots[color] { return Int32(known) }
        while nextFree < Self.numbers.upperBound, uses[nextFree] != nil { nextFree += 1 }
        guard nextFree < Self.numbers.upperBound else { return Int32(nearest(to: color)) }
        uses[nextFree] = .direct(color)
        slots[color] = nextFree
        return Int32(nextFree)
    }

    private func nearest(to color: Palette.RGB) -> Int {
        func distance(_ number: Int) -> Int { color.distance(to: direct(number) ?? Palette.rgb(number)) }
        return Self.numbers.min { distance($0) < distance($1) } ?? Self.numbers.lowerBound
    }

    private func direct(_ number: Int) -> Palette.RGB? {
        if case .direct(let color)? = uses[number] { color } else { nil }
    }

    /// Replaces the palette numbers that stand for colours, in bytes that ncurses wrote.
    func restore(_ bytes: inout [UInt8], from start: Int) {
        guard !slots.isEmpty else { return }
        var result: [UInt8] = []
        var copied = start
        var place = start
        while place < bytes.count {
            guard let found = sequence(in: bytes, at: place) else {
                place += 1
                continue
            }
            if let color = direct(found.number) {
                result += bytes[copied..<place]
                result += "\u{1b}[\(found.kind);2;\(color.red);\(color.green);\(color.blue)m".utf8
                copied = found.end
            }
            place = found.end
        }
        guard copied > start else { return }
        result += bytes[copied...]
        bytes.replaceSubrange(start..., with: result)
    }

    /// Reads `ESC[38;5;Nm` or `ESC[48;5;Nm`, with colons where a terminal's description has them.
    private func sequence(in bytes: [UInt8], at place: Int) -> (kind: Int, number: Int, end: Int)? {
        guard place + 8 < bytes.count, bytes[place] == 0x1b, bytes[place + 1] == UInt8(ascii: "["),
            bytes[place + 2] == UInt8(ascii: "3") || bytes[place + 2] == UInt8(ascii: "4"),
            bytes[place + 3] == UInt8(ascii: "8"), Self.isSeparator(bytes[place + 4]),
            bytes[place + 5] == UInt8(ascii: "5"), Self.isSeparator(bytes[place + 6])
        else { return nil }
        var number = 0
        var end = place + 7
        while end < bytes.count, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[end]), number < 1_000 {
            number = number * 10 + Int(bytes[end] - UInt8(ascii: "0"))
            end += 1
        }
        guard end < bytes.count, bytes[end] == UInt8(ascii: "m") else { return nil }
        return (bytes[place + 2] == UInt8(ascii: "3") ? 38 : 48, number, end + 1)
    }

    private static func isSeparator(_ byte: UInt8) -> Bool { byte == UInt8(ascii: ";") || byte == UInt8(ascii: ":") }
}
