import Testing

@testable import NcursesDriver

@Suite struct PlaceholderTableTests {
    private var placeholders: PlaceholderTable

    init() {
        _ = CharacterEncoding.activate()
        placeholders = PlaceholderTable(canSetColumn: true)
    }

    private func utf8(_ scalar: Unicode.Scalar?) -> [UInt8] {
        scalar.map { Array(String(Character($0)).utf8) } ?? []
    }

    @Test mutating func `a placeholder becomes blanks, followed by its glyph and the next column`() {
        let scalar = placeholders.scalar(for: "🇰🇷", width: 2, column: 5, isLast: false)
        #expect(scalar.map { PlaceholderTable.wide.contains($0.value) } == true)
        var bytes = Array("x".utf8) + utf8(scalar) + Array("y".utf8)
        placeholders.restore(&bytes, from: 0)
        #expect(String(decoding: bytes, as: UTF8.self) == "x  \u{1b}[6G🇰🇷\u{1b}[8Gy")
    }

    @Test mutating func `the column is not set at the end of a row, or without terminal support`() {
        var bytes = utf8(placeholders.scalar(for: "🇰🇷", width: 2, column: 5, isLast: true))
        placeholders.restore(&bytes, from: 0)
        #expect(String(decoding: bytes, as: UTF8.self) == "  \u{1b}[6G🇰🇷")
        var plain = PlaceholderTable(canSetColumn: false)
        bytes = utf8(plain.scalar(for: "🇰🇷", width: 2, column: 5, isLast: false))
        plain.restore(&bytes, from: 0)
        #expect(String(decoding: bytes, as: UTF8.self) == "🇰🇷")
    }

    @Test mutating func `the same glyph in the same place has the same placeholder`() {
        let first = placeholders.scalar(for: "🫨", width: 2, column: 2, isLast: false)
        #expect(placeholders.scalar(for: "🫨", width: 2, column: 2, isLast: false) == first)
        #expect(placeholders.scalar(for: "🫨", width: 2, column: 4, isLast: false) != first)
        let narrow = placeholders.scalar(for: "x", width: 1, column: 2, isLast: false)
        #expect(narrow.map { PlaceholderTable.narrow.contains($0.value) } == true)
    }

    @Test mutating func `other four-byte glyphs, torn ones and bytes before the index are left alone`() {
        let scalar = placeholders.scalar(for: "🫨", width: 2, column: 5, isLast: true)
        var bytes = utf8(scalar) + Array("🍹".utf8) + [0xF0, 0xB0]
        let before = bytes
        placeholders.restore(&bytes, from: 1)
        #expect(bytes == before)
    }

    @Test mutating func `a reset removes all placeholders`() {
        let scalar = placeholders.scalar(for: "🫨", width: 2, column: 5, isLast: true)
        placeholders.reset()
        #expect(placeholders.isEmpty)
        var bytes = utf8(scalar)
        placeholders.restore(&bytes, from: 0)
        #expect(bytes == utf8(scalar))
    }
}
