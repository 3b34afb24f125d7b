import Terminal
import Testing

struct TextAreaTests {
    private let metrics = TextMetrics()

    private func typed(_ text: String, columns: Int = 10) -> TextArea {
        var area = TextArea()
        for character in text {
            let key: Key = character == "\n" ? Key(.enter) : .character(character)
            _ = area.handle(.key(key), columns: columns, metrics: metrics)
        }
        return area
    }

    private func shown(_ area: TextArea, columns: Int) -> [String] {
        let characters = Array(area.text)
        return area.lines(columns: columns, metrics: metrics).map { String(characters[$0]) }
    }

    @Test func `Enter ends a line`() {
        let area = typed("ice\ngin")
        #expect(area.text == "ice\ngin")
        #expect(shown(area, columns: 10) == ["ice", "gin"])
    }

    @Test func `a long line wraps after a blank`() {
        #expect(shown(TextArea(text: "stir until cold"), columns: 10) == ["stir ", "until cold"])
        #expect(shown(TextArea(text: "abcdefghijkl"), columns: 5) == ["abcde", "fghij", "kl"])
    }

    @Test func `wide syllables take two columns`() {
        #expect(shown(TextArea(text: "얼음을 채운다"), columns: 8) == ["얼음을 ", "채운다"])
    }

    @Test func `up and down follow wrapped lines and leave at the ends`() {
        var area = TextArea(text: "abc\ndefgh")
        #expect(area.handle(.key(Key(.down)), columns: 10, metrics: metrics) == .ignored)
        #expect(area.handle(.key(Key(.up)), columns: 10, metrics: metrics) == .consumed)
        #expect(area.field.cursor == 3)
        #expect(area.handle(.key(Key(.up)), columns: 10, metrics: metrics) == .ignored)
    }

    @Test func `Home and End stay in the line`() {
        var area = TextArea(text: "abc\ndef")
        _ = area.handle(.key(Key(.home)), columns: 10, metrics: metrics)
        #expect(area.field.cursor == 4)
        _ = area.handle(.key(Key(.end)), columns: 10, metrics: metrics)
        #expect(area.field.cursor == 7)
    }

    @Test func `a paste keeps its lines`() {
        var area = TextArea()
        _ = area.handle(.paste("one\r\ntwo\tthree"), columns: 10, metrics: metrics)
        #expect(area.text == "one\ntwo three")
    }

    @Test func `every character is in exactly one line`() {
        let text = "가나다 abc 라마바사아자차카\n\nx  y   zzzzzzzzzzzzzzzzz\n"
        for columns in 2...30 {
            let area = TextArea(text: text)
            let covered = area.lines(columns: columns, metrics: metrics).flatMap { Array($0) }
            let ends = text.enumerated().filter { $0.element == "\n" }.map(\.offset)
            #expect(Set(covered).union(ends) == Set(0..<text.count))
            #expect(covered.count == Set(covered).count)
        }
    }
}
