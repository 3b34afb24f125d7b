extension Canvas {
    /// Puts an address behind cells of a row, for a terminal that opens it.
    package mutating func link(_ address: String, x: Int, y: Int, columns: Int) {
        let number = LinkTable.shared.number(of: address)
        guard number != 0, columns > 0 else { return }
        restyle(Rect(x: x, y: y, width: columns, height: 1)) { style in
            var style = style
            style.link = number
            return style
        }
    }

    /// Draws the lines of a wrapped text under each other, with a link behind every address in it.
    ///
    /// - Parameter lines: the text as `TextMetrics.wrapped` breaks it, or its first lines.
    package mutating func put(
        lines: some Sequence<String>, of text: String, x: Int, y: Int, style: Style = .plain, limit: Int = .max
    ) {
        for (row, line) in lines.enumerated() { put(line, x: x, y: y + row, style: style, limit: limit) }
        linkAddresses(in: text, lines: lines, x: x, y: y)
    }

    /// Puts a link behind every address in a wrapped text that is already drawn: the whole address, however it was
    /// wrapped or cut.
    package mutating func linkAddresses(in text: String, lines: some Sequence<String>, x: Int, y: Int) {
        guard text.utf8.contains(UInt8(ascii: "/")) else { return }
        let addresses = WebAddress.all(in: text)
        guard !addresses.isEmpty else { return }
        var start = text.startIndex
        for (row, line) in lines.enumerated() {
            // Between two lines only blanks were left out.
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

/// An address of the web in a text.
package struct WebAddress: Hashable, Sendable {
    /// The address itself.
    package let text: String
    /// Where it stands.
    package let range: Range<String.Index>

    /// Those that begin with `http://` or `https://`, to the next blank or letter of another alphabet, without the
    /// punctuation of the sentence they stand in.
    package static func all(in text: String) -> [WebAddress] {
        var found: [WebAddress] = []
        var rest = text.startIndex
        while let start = next(in: text, from: rest) {
            var end = start
            while end < text.endIndex, isPart(text[end]) { end = text.index(after: end) }
            rest = end
            while end > start, ".,;:!?)]'\"".contains(text[text.index(before: end)]) {
                let last = text.index(before: end)
                // A bracket that was opened in the address belongs to it.
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
