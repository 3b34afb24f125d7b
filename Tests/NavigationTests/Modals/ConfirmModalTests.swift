import Navigation
import Terminal
import TestSupport
import Testing

/// Typing ahead does not answer a question, and only the confirming key acts.
@MainActor
struct ConfirmModalTests {
    private let world = World()
    private let log = EventLog()

    init() {
        world.shell.modals.present(
            ConfirmModal(title: "Sure?", question: "Throw it away?", yes: ("y", "throw away"), noLabel: "keep") {
                [log] in log.note("yes")
            }
        ) { [log] in log.note("closed") }
    }

    @Test func `keys within the first 150 ms are ignored`() {
        world.shell.press(.character("y"), .character("n"), Key(.enter), Key(.escape), .character("q"))
        world.host.advance(by: .milliseconds(149))
        world.shell.press(.character("y"))
        #expect(log.notes == [])
        #expect(world.shell.modals.top?.route == "confirm")
    }

    @Test func `yes acts after 150 ms, once the dialog is closed`() {
        world.host.advance(by: .milliseconds(150))
        world.shell.press(.character("y"))
        #expect(log.notes == ["closed", "yes"])
        #expect(world.shell.modals.top == nil)
    }

    @Test(arguments: [Key.character("n"), Key(.enter), Key(.escape), Key(.backspace)])
    func `any other exit changes nothing`(key: Key) {
        world.host.advance(by: .milliseconds(150))
        world.shell.press(key)
        #expect(log.notes == ["closed"])
    }

    @Test func `other keys are ignored and do not reach the screen below`() {
        world.host.advance(by: .milliseconds(150))
        world.shell.press(.character("x"), Key(.tab), .character("2"))
        #expect(log.notes == [])
        #expect(world.shell.tabs.selected == 0)
        #expect(world.roots[0].events == [])
    }

    @Test func `the question and both answers are shown`() {
        let text = world.draw().joined(separator: "\n")
        #expect(text.contains("Sure?"))
        #expect(text.contains("Throw it away?"))
        #expect(text.contains("y throw away"))
        #expect(text.contains("n keep"))
    }

    @Test func `a dialog closed within its first 150 ms does not reappear`() {
        world.shell.modals.removeAll()
        world.host.advance(by: .seconds(1))
        #expect(log.notes == ["closed"])
    }
}
