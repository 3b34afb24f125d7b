import Navigation
import Terminal
import TestSupport
import Testing

/// Messages disappear after a while, failures at a key; all are stored.
@MainActor
struct ToastTests {
    private let world = World()

    private var shown: String { world.draw()[22] }

    @Test func `a message lasts four seconds`() {
        world.shell.showToast("Saved.")
        #expect(shown.contains(" Saved. "))
        world.host.advance(by: .milliseconds(3_999))
        #expect(shown.contains("Saved."))
        world.host.frameDrawn()
        world.host.advance(by: .milliseconds(1))
        #expect(!shown.contains("Saved."))
        #expect(world.host.needsFrame)
    }

    @Test func `a key does not dismiss a message`() {
        world.shell.showToast("Saved.")
        world.shell.press(.character("x"))
        #expect(shown.contains("Saved."))
    }

    @Test func `a message follows to one further screen, not to a second`() {
        world.shell.showToast("Saved.")
        world.shell.press(.character("2"))
        #expect(world.shell.tabs.selected == 1)
        #expect(shown.contains("Saved."))
        world.shell.press(.character("1"))
        #expect(!shown.contains("Saved."))
        world.shell.showToast("Saved.")
        #expect(shown.contains("Saved."), "a new message starts over")
    }

    @Test func `a failure stays until a key is pressed`() {
        world.shell.showToast("It broke.", kind: .failed)
        world.host.advance(by: .seconds(60))
        #expect(shown.contains("It broke."))
        world.shell.press(.character("x"))
        #expect(!shown.contains("It broke."))
    }

    @Test func `a newer message replaces the old one for its own four seconds`() {
        world.shell.showToast("one")
        world.host.advance(by: .seconds(3))
        world.shell.showToast("two")
        world.host.advance(by: .seconds(3))
        #expect(shown.contains("two"))
        world.host.advance(by: .seconds(1))
        #expect(!shown.contains("two"))
    }

    @Test func `an earlier message's timer does not dismiss a failure`() {
        world.shell.showToast("one")
        world.shell.showToast("It broke.", kind: .failed)
        world.host.advance(by: .seconds(5))
        #expect(shown.contains("It broke."))
    }

    private static let long =
        "The file cannot be written: there is no space left on the disk. Make room, or point "
        + "DIMO_DATA_DIR at a folder on another disk, and press the key once more; nothing was lost."

    @Test func `a long message is shown to its end`() {
        world.shell.showToast(Self.long, kind: .failed)
        let lines = world.draw()
        #expect(lines[20].contains(" The file cannot be written"))
        #expect(lines[22].contains("nothing was lost."), "\(lines[20...22])")
        world.shell.press(.character("x"))
        #expect(!world.draw()[20].contains("The file"))
    }

    @Test func `a long message covers the full width of its rows`() {
        world.roots[0].draw = { canvas, rect, context in
            for y in rect.y..<rect.maxY { canvas.put("#", x: rect.maxX - 1, y: y, style: context.theme[.text]) }
        }
        world.shell.showToast(Self.long)
        let lines = world.draw()
        #expect(lines[19].contains("#"))
        #expect(!lines[20...22].joined().contains("#"))
    }

    @Test func `a message longer than three lines is cut, and kept whole in the history`() {
        let endless = (1...60).map { "word\($0)" }.joined(separator: " ")
        world.shell.showToast(endless)
        #expect(world.draw()[22].contains("…"))
        #expect(!world.draw()[19].contains("word"))
        world.shell.press(.character(":"))
        world.shell.type("messages")
        world.shell.press(Key(.enter))
        #expect(world.draw().contains { $0.contains("word60") })
    }

    @Test func `past messages are listed, the newest first`() {
        world.shell.showToast("first")
        world.shell.showToast("second", kind: .failed)
        #expect(world.shell.messages.map(\.text) == ["first", "second"])
        world.shell.press(.character(":"))
        world.shell.type("messages")
        world.shell.press(Key(.enter))
        #expect(world.shell.trail.last == "messages")
        let lines = world.draw()
        let places = ["second", "first"].compactMap { text in lines.firstIndex { $0.contains(text) && $0.contains("┃") }
        }
        #expect(places.count == 2)
        #expect(places == places.sorted())
    }

    @Test func `the history keeps the last 200 messages`() {
        for number in 1...250 { world.shell.showToast("message \(number)") }
        #expect(world.shell.messages.count == 200)
        #expect(world.shell.messages.first?.text == "message 51")
    }

    @Test func `a long message is cut inside the frame`() {
        world.shell.showToast(String(repeating: "가나다", count: 60))
        #expect(TextMetrics().width(of: shown) <= 80)
        #expect(shown.contains("…"))
    }
}
