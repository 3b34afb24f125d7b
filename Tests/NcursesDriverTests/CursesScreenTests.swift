import CNcurses
import Terminal
import Testing

@testable import NcursesDriver

/// ncurses writes to a file in memory, without a terminal. Its state is global, so the tests share the main actor.
@MainActor
@Suite struct CursesScreenTests {
    private let size = Size(width: 20, height: 4)

    private func screen(
        _ term: String = "xterm-256color", color: TerminalRunner.Options.ColorMode = .always, isASCII: Bool = false,
        isDirect: Bool = false
    ) throws -> CursesScreen {
        _ = CharacterEncoding.activate()
        let screen = try CursesScreen(names: [term], color: color, isASCII: isASCII, isDirect: isDirect)
        screen.resize(to: size)
        return screen
    }

    private func canvas(_ rows: String..., style: Style = .plain) -> Canvas {
        var canvas = Canvas(size: size)
        for (y, row) in rows.enumerated() { canvas.put(row, x: 0, y: y, style: style) }
        return canvas
    }

    private func bytes(_ screen: CursesScreen, _ canvas: Canvas) -> String {
        var bytes: [UInt8] = []
        screen.present(canvas, into: &bytes)
        return String(decoding: bytes, as: UTF8.self)
    }

    /// A row as ncurses holds it.
    private func row(_ y: Int) -> String {
        var text = [wchar_t](repeating: 0, count: 1024)
        cn_read_row(Int32(y), &text, 1023)
        var result = ""
        for value in text.prefix(while: { $0 != 0 }) {
            if let scalar = Unicode.Scalar(UInt32(bitPattern: value)) { result.unicodeScalars.append(scalar) }
        }
        while result.last == " " { result.removeLast() }
        return result
    }

    @Test func `the first frame enters the screen and draws every row`() throws {
        let screen = try screen()
        let sent = bytes(screen, canvas("Negroni", "네그로니 한 잔", "e\u{301}"))
        #expect(sent.contains("\u{1b}[?1049h"))
        #expect(sent.contains("Negroni"))
        #expect(sent.contains("네그로니 한 잔"))
        #expect(!sent.contains("\u{1b}]104"))
        #expect([row(0), row(1), row(2), row(3)] == ["Negroni", "네그로니 한 잔", "é", ""])
    }

    @Test func `direct colours are sent unchanged if the terminal supports them`() throws {
        let red = Style(foreground: .rgb(178, 34, 52), background: .rgb(1, 2, 3))
        let sent = bytes(try screen(isDirect: true), canvas("Campari", style: red))
        #expect(sent.contains("\u{1b}[38;2;178;34;52m") && sent.contains("\u{1b}[48;2;1;2;3m"))
        #expect(!sent.contains("38;5;") && !sent.contains("48;5;"))
        // A theme's palette colours keep their short sequences.
        let amber = bytes(try screen(isDirect: true), canvas("Home", style: Style(foreground: .indexed(215))))
        #expect(amber.contains("\u{1b}[38;5;215m") && !amber.contains("38;2;"))
        #expect(!bytes(try screen(), canvas("Campari", style: red)).contains(";2;"))
        #expect(!bytes(try screen(color: .limited(to: 256), isDirect: true), canvas("A", style: red)).contains(";2;"))
        #expect(!bytes(try screen("xterm", isDirect: true), canvas("A", style: red)).contains(";2;"))
    }

    @Test func `an unchanged canvas sends nothing`() throws {
        let screen = try screen()
        let canvas = canvas("Negroni")
        _ = bytes(screen, canvas)
        #expect(bytes(screen, canvas).isEmpty)
        #expect(bytes(screen, self.canvas("Negroni")).isEmpty)
    }

    @Test func `a change sends only the changed text`() throws {
        let screen = try screen()
        _ = bytes(screen, canvas("가나다", "Negroni", "라마바"))
        let sent = bytes(screen, canvas("가나다", "Negrona", "라마바"))
        #expect(sent.contains("a"))
        #expect(sent.utf8.count < 12)
        #expect(row(1) == "Negrona")
    }

    @Test func `moving the selection in a list sends neither unchanged signs nor their colours`() throws {
        let screen = try screen()
        func list(_ selected: Int) -> Canvas {
            var canvas = Canvas(size: size)
            for (y, title) in ["Adonis", "네그로니", "Airmail"].enumerated() {
                if y == selected { canvas.put("▸", x: 0, y: y, style: Style(foreground: .indexed(3))) }
                canvas.put("○", x: 2, y: y, style: Style(foreground: .indexed(4)))
                canvas.put(title, x: 4, y: y, style: y == selected ? Style(attributes: .reverse) : .plain)
            }
            return canvas
        }
        _ = bytes(screen, list(0))
        for step in [1, 2, 1, 0] {
            let sent = bytes(screen, list(step))
            #expect(sent.contains("▸") && !sent.contains("○"))
            #expect(
                [row(0), row(1), row(2)]
                    == ["Adonis", "네그로니", "Airmail"].enumerated().map { ($0 == step ? "▸" : " ") + " ○ " + $1 })
        }
    }

    @Test func `shifting wide glyphs by a column leaves no half behind`() throws {
        let screen = try screen()
        for text in ["가나다라", "a가나다라", "가나다라", "ab가다", "가a나b", "", "가나다라마바사아자차", "한", " 가나다라마바사아자"] {
            _ = bytes(screen, canvas("x", text, "y"))
            #expect([row(0), row(1), row(2)] == ["x", text, "y"])
        }
    }

    @Test func `a canvas after an invalidation is sent completely`() throws {
        let screen = try screen()
        let canvas = canvas("Negroni", "Martini")
        _ = bytes(screen, canvas)
        screen.invalidate()
        let sent = bytes(screen, canvas)
        #expect(sent.contains("Negroni") && sent.contains("Martini"))
        #expect(!sent.contains("\u{1b}[?1049h"))
        screen.leave()
        #expect(bytes(screen, canvas).contains("\u{1b}[?1049h"))
    }

    @Test(arguments: [Size(width: 1, height: 1), Size(width: 2, height: 1), Size(width: 300, height: 90)])
    func `the screen can be resized to any size and back`(_ other: Size) throws {
        let screen = try screen()
        _ = bytes(screen, canvas("Negroni"))
        screen.resize(to: other)
        var small = Canvas(size: other)
        small.put("가나", x: 0, y: 0)
        small.put("z", x: other.width - 1, y: other.height - 1)
        _ = bytes(screen, small)
        #expect(row(other.height - 1).hasSuffix("z"))
        screen.resize(to: size)
        _ = bytes(screen, canvas("Negroni"))
        #expect(row(0) == "Negroni")
    }

    @Test func `a canvas larger than the screen is clipped`() throws {
        let screen = try screen()
        var large = Canvas(size: Size(width: 21, height: 9))
        for y in 0..<9 { large.put("가나다라마바사아자차카", x: 1, y: y) }
        _ = bytes(screen, large)
        #expect(row(0) == " 가나다라마바사아자")
        #expect(row(3) == " 가나다라마바사아자")
    }

    @Test func `colours and attributes match the style`() throws {
        let screen = try screen()
        let style = Style(foreground: .rgb(255, 135, 0), background: .indexed(17), attributes: [.bold, .underline])
        let sent = bytes(screen, canvas("Negroni", style: style))
        #expect(sent.contains("38;5;208m"))
        #expect(sent.contains("48;5;17m"))
        #expect(sent.contains("\u{1b}[0;1;4m") || sent.contains("\u{1b}[1m") && sent.contains("\u{1b}[4m"))
    }

    @Test func `attributes are kept without colours`() throws {
        let screen = try screen(color: .never)
        #expect(screen.colors == 0)
        let sent = bytes(screen, canvas("Negroni", style: Style(foreground: .indexed(1), attributes: .reverse)))
        #expect(!sent.contains("[31m") && !sent.contains("38;5"))
        #expect(sent.contains("7m"))
    }

    @Test func `a limit on colours maps them down`() throws {
        let screen = try screen(color: .limited(to: 16))
        #expect(screen.colors == 16)
        let sent = bytes(screen, canvas("Negroni", style: Style(background: .rgb(250, 0, 0))))
        #expect(sent.contains("\u{1b}[101m"))
    }

    @Test func `more colour pairs than the terminal supports are still drawn`() throws {
        let screen = try screen("xterm")
        #expect(screen.colors == 8)
        for round in 0..<3 {
            for front in 0..<8 {
                var canvas = Canvas(size: size)
                for back in 0..<8 {
                    canvas.put(
                        "\(round)", x: back, y: back % 4,
                        style: Style(foreground: .indexed(UInt8(front)), background: .indexed(UInt8(back))))
                }
                let style = Style(foreground: .indexed(UInt8(front)))
                canvas.put("x", x: 9, y: 0, style: style)
                canvas.put("y", x: 10, y: 0, style: Style(background: .indexed(UInt8(front))))
                let sent = bytes(screen, canvas)
                #expect(sent.contains("3\(front)m") && sent.contains("4\(front)m"))
                #expect(row(0).hasSuffix("xy"))
            }
        }
    }

    @Test func `glyphs that ncurses gets wrong are sent directly, with the next column`() throws {
        let screen = try screen()
        let sent = bytes(screen, canvas("🇰🇷x🫨y가"))
        #expect(sent.contains("  \u{1b}[1G🇰🇷\u{1b}[3Gx"))
        #expect(sent.contains("🫨\u{1b}[6Gy가"))
    }

    @Test func `ASCII mode sends only ASCII`() throws {
        let screen = try screen(isASCII: true)
        let sent = bytes(screen, canvas("Negroni 네그로니", "│🍹é"))
        #expect(sent.utf8.allSatisfy { $0 < 0x80 })
        #expect(sent.contains("Negroni ????????"))
    }

    @Test func `control characters never reach the terminal`() throws {
        let screen = try screen()
        _ = bytes(screen, canvas("a"))
        let sent = bytes(screen, canvas("a\u{1b}[31mb\u{07}c\u{9b}d"))
        #expect(!sent.dropFirst(8).contains("\u{1b}[31m") && !sent.contains("\u{07}") && !sent.contains("\u{9b}"))
    }

    @Test func `the cursor follows the canvas`() throws {
        let screen = try screen()
        var canvas = canvas("Negroni")
        _ = bytes(screen, canvas)
        canvas.setCursor(x: 3, y: 2, visible: true)
        let shown = bytes(screen, canvas)
        #expect(shown.contains("\u{1b}[?25h"))
        #expect(shown.hasSuffix("\u{1b}[3;4H"))
        canvas.setCursor(x: 3, y: 3, visible: false)
        #expect(bytes(screen, canvas).contains("\u{1b}[?25l"))
        #expect(bytes(screen, canvas).isEmpty)
    }

    @Test func `an unknown terminal is replaced and reported`() throws {
        let screen = try CursesScreen(names: ["no-such-terminal", "xterm"], color: .always, isASCII: false)
        #expect(screen.term == "xterm")
        #expect(screen.missingTerm == "no-such-terminal")
        #expect(throws: TerminalError.noEntry("no-such-terminal")) {
            try CursesScreen(names: ["no-such-terminal"], color: .always, isASCII: false)
        }
    }

    @Test func `the restore sequence resets every mode`() throws {
        let screen = try screen()
        let restoreSequence = String(decoding: TerminalModes.restoreSequence(), as: UTF8.self)
        for mode in [2026, 2004, 1004, 1006, 1002, 1000, 1049] { #expect(restoreSequence.contains("\u{1b}[?\(mode)l")) }
        #expect(restoreSequence.contains("\u{1b}[?25h"))
        withExtendedLifetime(screen) {}
    }
}
