import Terminal
import Testing

@testable import NcursesDriver

/// The bytes that show and remove a picture.
@Suite struct PicturePainterTests {
    private func placement(_ x: Int, _ width: Int = 40) -> PicturePlacement {
        PicturePlacement(
            rect: Rect(x: x, y: 2, width: 24, height: 18),
            picture: PixelGrid(
                size: Size(width: width, height: 60), bytes: Array(repeating: 7, count: width * 60 * 3)))
    }

    private func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

    private func paint(
        _ painter: inout PicturePainter, _ wanted: [PicturePlacement], after frame: String = ""
    ) -> String {
        var bytes: [UInt8] = []
        painter.paint(wanted, after: Array(frame.utf8)[...], into: &bytes)
        return text(bytes)
    }

    @Test func `kitty receives a picture once, in pieces, and the cursor is restored`() {
        var painter = PicturePainter(graphics: .kitty)
        let sent = paint(&painter, [placement(70)])
        #expect(sent.hasPrefix("\u{1b}7\u{1b}[3;71H\u{1b}_Ga=T,f=24,s=40,v=60,i=4700,p=1,c=24,r=18,C=1,q=2,m=1;"))
        #expect(sent.hasSuffix("\u{1b}\\\u{1b}8"))
        let pieces = sent.split(separator: "\u{1b}_G").dropFirst()
        #expect(pieces.count == 3)
        #expect(pieces.last?.hasPrefix("m=0;") == true)
        #expect(pieces.allSatisfy { $0.utf8.count < 4_200 })
        #expect(paint(&painter, [placement(70)]) == "")
    }

    @Test func `a scrolling frame places the picture again, and any other frame sends nothing`() {
        var painter = PicturePainter(graphics: .kitty)
        _ = paint(&painter, [placement(70)])
        #expect(paint(&painter, [placement(70)], after: "\u{1b}[5;3Hword\u{1b}[38;5;208m") == "")
        for frame in ["\u{1b}[4;20r\u{1b}[4;1H", "a\u{1b}[2S", "\u{1b}[T", "\u{1b}[1L", "\u{1b}[M", "\u{1b}M"] {
            let sent = paint(&painter, [placement(70)], after: frame)
            #expect(sent.contains("a=p,i=4700") && sent.utf8.count < 80, "\(frame.debugDescription)")
        }
    }

    @Test func `a picture is replaced by another and removed with the screen`() {
        var painter = PicturePainter(graphics: .kitty)
        _ = paint(&painter, [placement(70)])
        #expect(paint(&painter, [placement(70, 50)]).contains("a=T,f=24,s=50"))
        #expect(paint(&painter, []) == "\u{1b}_Ga=d,d=I,i=4700,q=2\u{1b}\\")
        #expect(paint(&painter, []) == "")
        _ = paint(&painter, [placement(70)])
        var bytes: [UInt8] = []
        painter.removeAll(into: &bytes)
        #expect(text(bytes).contains("a=d,d=I,i=4700"))
    }

    @Test func `a picture is sent again after the screen is cleared`() {
        var painter = PicturePainter(graphics: .kitty)
        _ = paint(&painter, [placement(70)])
        painter.forget()
        #expect(paint(&painter, [placement(70)]).contains("a=T"))
    }

    @Test func `a sixel picture is painted, and removing it needs a cleared screen`() {
        var painter = PicturePainter(graphics: .sixel)
        #expect(!painter.needsClearing(for: [placement(70)]))
        #expect(paint(&painter, [placement(70)]).contains("\u{1b}P0;1;0q"))
        #expect(!painter.needsClearing(for: [placement(70)]))
        #expect(painter.needsClearing(for: []))
        #expect(painter.needsClearing(for: [placement(71)]))
    }

    @Test func `a terminal without graphics receives no picture`() {
        var painter = PicturePainter()
        #expect(paint(&painter, [placement(70)]) == "")
        #expect(!painter.needsClearing(for: []))
    }

    @Test(arguments: ["tmux-256color", "screen", "screen.xterm-256color", "linux", "vt100"])
    func `multiplexers and consoles are not queried for graphics`(term: String) {
        #expect(!TerminalType.answersGraphicsQueries(term, isMultiplexed: false))
    }

    @Test func `a multiplexer under another terminal name is not queried for graphics`() {
        #expect(TerminalType.answersGraphicsQueries("xterm-256color", isMultiplexed: false))
        #expect(!TerminalType.answersGraphicsQueries("xterm-256color", isMultiplexed: true))
    }
}
