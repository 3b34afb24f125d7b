import Testing

@testable import NcursesDriver

@Suite struct StandInsTests {
    private var standIns: StandIns

    init() {
        _ = CharacterEncoding.activate()
        standIns = StandIns(canSetColumn: true)
    }

    private func utf8(_ scalar: Unicode.Scalar?) -> [UInt8] {
        scalar.map { Array(String(Character($0)).utf8) } ?? []
    }

    @Test mutating func `a stand-in becomes blanks, its glyph on them and the column after it`() {
        let scalar = standIns.scalar(for: "🇰🇷", width: 2, column: 5, isLast: false)
        #expect(scalar.map { StandIns.wide.contains($0.value) } == true)
        var bytes = Array("x".utf8) + utf8(scalar) + Array("y".utf8)
        standIns.restore(&bytes, from: 0)
        #expect(String(decoding: bytes, as: UTF8.self) == "x  \u{1b}[6G🇰🇷\u{1b}[8Gy")
    }

    @Test mutating func `at the end of a row, and where the terminal cannot, the column is not set`() {
        var bytes = utf8(standIns.scalar(for: "🇰🇷", width: 2, column: 5, isLast: true))
        standIns.restore(&bytes, from: 0)
        #expect(String(decoding: bytes, as: UTF8.self) == "  \u{1b}[6G🇰🇷")
        var plain = StandIns(canSetColumn: false)
        bytes = utf8(plain.scalar(for: "🇰🇷", width: 2, column: 5, isLast: false))
        plain.restore(&bytes, from: 0)
        #expect(String(decoding: bytes, as: UTF8.self) == "🇰🇷")
    }

    @Test mutating func `the same glyph in the same place has the same stand-in`() {
        let first = standIns.scalar(for: "🫨", width: 2, column: 2, isLast: false)
        #expect(standIns.scalar(for: "🫨", width: 2, column: 2, isLast: false) == first)
        #expect(standIns.scalar(for: "🫨", width: 2, column: 4, isLast: false) != first)
        let narrow = standIns.scalar(for: "x", width: 1, column: 2, isLast: false)
        #expect(narrow.map { StandIns.narrow.contains($0.value) } == true)
    }

    @Test mutating func `other four-byte glyphs, torn ones and bytes before the index are left alone`() {
        let scalar = standIns.scalar(for: "🫨", width: 2, column: 5, isLast: true)
        var bytes = utf8(scalar) + Array("🍹".utf8) + [0xF0, 0xB0]
        let before = bytes
        standIns.restore(&bytes, from: 1)
        #expect(bytes == before)
    }

    @Test mutating func `after a reset nothing stands in`() {
        let scalar = standIns.scalar(for: "🫨", width: 2, column: 5, isLast: true)
        standIns.reset()
        #expect(standIns.isEmpty)
        var bytes = utf8(scalar)
        standIns.restore(&bytes, from: 0)
        #expect(bytes == utf8(scalar))
    }
}
