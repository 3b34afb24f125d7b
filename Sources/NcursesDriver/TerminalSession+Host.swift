import CNcurses
import Terminal

extension TerminalSession: TerminalHost {
    var capabilities: TerminalCapabilities {
        TerminalCapabilities(
            colors: screen.colors, isDirect: screen.hasDirectColors, isUTF8: !screen.isASCII, term: screen.term,
            missingTerm: screen.missingTerm, graphics: painter.graphics, cellSize: cellSize)
    }

    func setNeedsFrame() {
        needsFrame = true
        waiting.setNeedsLayout()
    }

    func redrawAll() {
        screen.invalidate()
        needsFrame = true
    }

    func deliver(_ events: [InputEvent]) {
        waiting.prepend(events)
    }

    func quit(status: Int32) {
        end(.quit(status))
    }

    func suspend() {
        isSuspendWanted = true
    }

    func copy(_ text: String, done: @escaping @MainActor (CopyWay?) -> Void) {
        let bytes = TerminalModes.clipboard(text, isInTmux: Environment["TMUX"] != nil)
        if let bytes { trailer += bytes }
        let commands = ClipboardCommand.available { Environment[$0] }
        let answered: CopyWay? = bytes == nil ? nil : .terminal
        guard !commands.isEmpty else { return done(answered) }
        Task {
            let way = await ClipboardCommand.first(of: commands, toTake: text)
            done(way ?? answered)
        }
    }

    func edit(_ text: String) -> EditedText {
        do throws(EditorFile.Problem) {
            let file = try EditorFile(text)
            defer { file.remove() }
            let editor = Environment["VISUAL"] ?? Environment["EDITOR"] ?? "vi"
            // The editor may include options, as in `code --wait`.
            guard let status = run(["/bin/sh", "-c", "exec \(editor) \"$1\"", "sh", file.path]) else {
                return .failed(editor)
            }
            guard status == 0 else { return status == 127 ? .failed(editor) : .ended(status: status) }
            return .text(try file.read())
        } catch {
            return .failed(error.description)
        }
    }

    func setMouse(_ isOn: Bool) {
        guard isOn != isMouseOn else { return }
        isMouseOn = isOn
        trailer += isOn ? TerminalModes.mouseOn : TerminalModes.mouseOff
    }

    func setColors(_ depth: ColorDepth) {
        screen.setColors(TerminalRunner.Options.ColorMode(depth))
        needsFrame = true
    }

    func schedule(after delay: Duration, _ action: @escaping @MainActor () -> Void) -> @MainActor () -> Void {
        let (seconds, attoseconds) = delay.components
        let (nanoseconds, isTooLong) = seconds.multipliedReportingOverflow(by: 1_000_000_000)
        let rest = isTooLong ? Int64.max / 2 : min(nanoseconds + attoseconds / 1_000_000_000, Int64.max / 2)
        let number = deadlines.add(at: cn_nanoseconds() + max(0, rest), action)
        return { [weak self] in self?.deadlines.cancel(number) }
    }

    func run(_ command: [String]) -> Int32? {
        leave()
        let status = signals.lendingTerminal { ChildCommand.run(command, wait: signals.wait) }
        enter()
        return status
    }
}
