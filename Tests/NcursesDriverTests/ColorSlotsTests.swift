import Terminal
import Testing

@testable import NcursesDriver

@Suite struct ColorSlotsTests {
    private func restored(_ text: String, by slots: ColorSlots, from start: Int = 0) -> String {
        var bytes = Array(text.utf8)
        slots.restore(&bytes, from: start)
        return String(decoding: bytes, as: UTF8.self)
    }

    @Test func `a colour gets its own number, which is replaced by the colour in the output`() {
        var slots = ColorSlots()
        let number = slots.number(of: .rgb(10, 20, 30))
        #expect(number == slots.number(of: .rgb(10, 20, 30)))
        #expect(number != slots.number(of: .rgb(10, 20, 31)))
        #expect(slots.number(of: .standard) == -1 && slots.number(of: .indexed(3)) == 3)
        let frame = "\u{1b}[1m\u{1b}[38;5;\(number)mAmericano\u{1b}[48;5;\(number)m\u{1b}[38;5;3m"
        #expect(
            restored(frame, by: slots)
                == "\u{1b}[1m\u{1b}[38;2;10;20;30mAmericano\u{1b}[48;2;10;20;30m\u{1b}[38;5;3m")
        // Sequences with colons, and bytes from before the frame.
        #expect(restored("\u{1b}[38:5:\(number)m", by: slots) == "\u{1b}[38;2;10;20;30m")
        #expect(restored("\u{1b}[38;5;\(number)m", by: slots, from: 1) == "\u{1b}[38;5;\(number)m")
    }

    @Test func `a palette number is never reused, and a reused one is replaced by its colour`() {
        var slots = ColorSlots()
        #expect(slots.number(of: .indexed(16)) == 16)
        let number = slots.number(of: .rgb(1, 2, 3))
        #expect(number != 16)
        let other = slots.number(of: .indexed(UInt8(number)))
        #expect(other != number)
        let color = Palette.rgb(Int(number))
        #expect(
            restored("\u{1b}[38;5;\(other)m", by: slots) == "\u{1b}[38;2;\(color.red);\(color.green);\(color.blue)m")
    }

    @Test func `bytes that only resemble a colour stay unchanged, even if cut off`() {
        var slots = ColorSlots()
        let number = slots.number(of: .rgb(1, 2, 3))
        for text in [
            "", "\u{1b}", "\u{1b}[38;5;", "\u{1b}[38;5;\(number)", "[38;5;\(number)m", "\u{1b}[38;5;\(number)H",
            "\u{1b}[28;5;\(number)m", "네그로니 38;5;\(number)m",
        ] { #expect(restored(text, by: slots) == text, "\(text.debugDescription)") }
    }

    @Test func `colours beyond the available numbers get the nearest one`() {
        var slots = ColorSlots()
        for red in 0..<250 { _ = slots.number(of: .rgb(UInt8(red), 0, 0)) }
        let number = slots.number(of: .rgb(120, 1, 0))
        #expect((16..<256).contains(number))
        #expect(restored("\u{1b}[38;5;\(number)m", by: slots) == "\u{1b}[38;2;120;0;0m")
    }

    @Test(arguments: [
        ("xterm-256color", "truecolor", false, true), ("xterm-256color", "24bit", false, true),
        ("xterm-256color", nil, false, false), ("xterm-256color", "yes", false, false),
        ("screen-256color", "truecolor", false, false), ("screen-256color", "truecolor", true, true),
        ("xterm-direct", nil, false, true),
    ])
    func `COLORTERM enables direct colours, except in GNU screen`(
        term: String, variable: String?, isInTmux: Bool, isDirect: Bool
    ) {
        #expect(TerminalType.takesDirectColors(term, variable: variable, isInTmux: isInTmux) == isDirect)
    }
}
