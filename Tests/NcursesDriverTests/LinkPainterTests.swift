import Terminal
import Testing

@testable import NcursesDriver

/// A link is sent with its text, and only if the text was drawn.
@MainActor
@Suite struct LinkPainterTests {
    private let size = Size(width: 30, height: 4)
    private let address = "https://example.org/a"

    private func canvas(_ first: String) -> Canvas {
        var canvas = Canvas(size: size)
        canvas.put(first, x: 0, y: 0)
        canvas.put("from example", x: 2, y: 2, style: Style(foreground: .indexed(215)))
        canvas.link(address, x: 7, y: 2, columns: 7)
        return canvas
    }

    @Test func `a linked text is sent once with its address, in its own colours`() throws {
        _ = CharacterEncoding.activate()
        let screen = try CursesScreen(names: ["xterm-256color"], color: .always, isASCII: false)
        screen.resize(to: size)
        var painter = LinkPainter()
        func frame(_ canvas: Canvas) -> String {
            var bytes: [UInt8] = []
            screen.present(canvas, into: &bytes)
            painter.paint(canvas, after: bytes[...], of: screen, into: &bytes)
            return String(decoding: bytes, as: UTF8.self)
        }
        let first = frame(canvas("one"))
        #expect(first.contains("\u{1b}[3;8H\u{1b}]8;id="))
        #expect(first.contains(";\(address)\u{1b}\\\u{1b}[0;38;5;215mexample\u{1b}]8;;\u{1b}\\"))
        #expect(frame(canvas("one")).isEmpty)
        // A change in another row does not resend the link.
        #expect(!frame(canvas("two")).contains("]8;"))
        // Another screen without links, and back.
        #expect(!frame(Canvas(size: size)).contains(address))
        #expect(frame(canvas("two")).contains(address))
        painter.forget()
        screen.invalidate()
        #expect(frame(canvas("two")).contains(address))
    }

    @Test func `a terminal without links receives none`() throws {
        let screen = try CursesScreen(names: ["xterm-256color"], color: .always, isASCII: false)
        var painter = LinkPainter(isOn: false)
        var bytes: [UInt8] = []
        painter.paint(canvas("one"), after: bytes[...], of: screen, into: &bytes)
        #expect(bytes.isEmpty)
        #expect(!TerminalType.takesLinks("linux", program: nil, version: nil))
        #expect(!TerminalType.takesLinks("tmux-256color", program: "tmux", version: "3.3a"))
        #expect(TerminalType.takesLinks("tmux-256color", program: "tmux", version: "3.4"))
        #expect(TerminalType.takesLinks("xterm-kitty", program: nil, version: nil))
    }
}
