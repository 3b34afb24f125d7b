import Navigation
import Terminal

/// What the shell asks for, with an answer to everything that a test may change.
@MainActor
final class StubDelegate: ShellDelegate {
    var headerTexts: [String] = []
    var programActions: [KeyAction] = []
    var paletteItems: [PaletteItem] = []
    var typed: [String: PaletteItem] = [:]
    var quitQuestion: String?
    private(set) var answerCount = 0
    private(set) var paintCount = 0
    private(set) var cancelCount = 0
    private(set) var terminationCount = 0

    func text(_ key: String) -> String { key }
    func paletteItem(for text: String) -> PaletteItem? { typed[text] }
    func shellDidPaintFirstFrame() { paintCount += 1 }
    func shellDidAnswer() { answerCount += 1 }
    func cancelRunningWork() { cancelCount += 1 }
    func shellWillQuit() {}
    func shellWillTerminate() { terminationCount += 1 }
}
