package import Navigation
package import Terminal

extension TerminalProgram {
    /// Presses keys one by one; each is handled before the next.
    package func press(_ keys: Key...) {
        for key in keys {
            handle(.key(key))
            didAnswer()
        }
    }

    /// Types a text, one key per character.
    package func type(_ text: String) {
        for character in text { press(.character(character)) }
    }

    /// Clicks a cell of the frame drawn last.
    package func click(x: Int, y: Int) {
        handle(.mouse(MouseEvent(.press, at: Point(x: x, y: y))))
        handle(.mouse(MouseEvent(.release, at: Point(x: x, y: y))))
    }
}

extension Screen {
    /// Presses a key as the shell does: a screen that captures text takes it before its actions.
    @MainActor
    package func press(_ key: Key) {
        if isCapturingText, handle(.key(key)) == .consumed { return }
        KeyMap().action(for: key, in: actions)?.perform()
    }
}
