extension Canvas {
    package mutating func link(_ address: String, x: Int, y: Int, columns: Int) {
        let number = LinkTable.shared.number(of: address)
        guard number != 0, columns > 0 else { return }
        restyle(Rect(x: x, y: y, width: columns, height: 1)) { style in
            var style = style
            style.link = number
            return style
        }
    }

    /// Draws the lines of a wrapped text below each other, with a link for every address in it. `lines` are those that
    /// `TextMetrics.wrapped` makes of the text, or the first of them.
    package mutating func put(
        lines: some Sequence<String>, of text: String, x: Int, y: Int, style: Style = .plain, limit: Int = .max
    ) {
        for (row, line) in lines.enumerated() { put(line, x: x, y: y + row, style: style, limit: limit) }
        linkAddresses(in: text, lines: lines, x: x, y: y)
    }

    /// Links every address in a wrapped text that is already drawn: always the whole address, even if wrapped or cut.
    package mutating func linkAddresses(in text: String, lines: some Sequence<String>, x: Int, y: Int) {
        guard text.utf8.contains(UInt8(ascii: "/")) else { return }
        let addresses = WebAddress.all(in: text)
        guard !addresses.isEmpty else { return }
        var start = text.startIndex
        for (row, line) in lines.enumerated() {
            // Wrapping drops only blanks between lines.
            while start < text.endIndex, text[start].isWhitespace, text[start] != line.first {
                start = text.index(after: start)
            }
            let end = text.index(start, offsetBy: line.count, limitedBy: text.endIndex) ?? text.endIndex
            for address in addresses where address.range.overlaps(start..<end) {
                let part = address.range.clamped(to: start..<end)
                let before = metrics.width(of: String(text[start..<part.lowerBound]))
                link(address.text, x: x + before, y: y + row, columns: metrics.width(of: String(text[part])))
            }
            start = end
        }
    }
}

package struct WebAddress: Hashable, Sendable {
    package let text: String
    package let range: Range<String.Index>

    /// Finds addresses that begin with `http://` or `https://`. Each ends before a blank or a letter of another
    /// alphabet, without the punctuation of the sentence around it.
    package static func all(in text: String) -> [WebAddress] {
        var found: [WebAddress] = []
        var rest = text.startIndex
        while let start = next(in: text, from: rest) {
            var end = start
            while end < text.endIndex, isPart(text[end]) { end = text.index(after: end) }
            rest = end
            while end > start, ".,;:!?)]'\"".contains(text[text.index(before: end)]) {
                let last = text.index(before: end)
                // A bracket opened within the address belongs to it.
                let part = text[start..<end]
                if text[last] == ")", part.count(where: { $0 == "(" }) >= part.count(where: { $0 == ")" }) { break }
                end = last
            }
            let address = String(text[start..<end])
            if address.count > 8, !address.hasSuffix("://") {
                found.append(WebAddress(text: address, range: start..<end))
            }
        }
        return found
    }

    private static func next(in text: String, from start: String.Index) -> String.Index? {
        var index = start
        while index < text.endIndex {
            if text[index] == "h", text[index...].hasPrefix("https://") || text[index...].hasPrefix("http://") {
                return index
            }
            index = text.index(after: index)
        }
        return nil
    }

    private static func isPart(_ character: Character) -> Bool {
        guard let value = character.asciiValue else { return false }
        return value > 0x20 && value < 0x7f && !"<>\"`{}|\\^".contains(character)
    }
}
