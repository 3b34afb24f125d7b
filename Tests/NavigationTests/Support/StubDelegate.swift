import Navigation
import Terminal

/// A delegate whose answers a test can change.
@MainActor
final class StubDelegate: ShellDelegate {
    var headerTexts: [String] = []
    var programActions: [KeyAction] = []
    var paletteItems: [PaletteItem] = []
    var typed: [String: PaletteItem] = [:]
    /// The items found for each typed text.
    var named: [String: [PaletteItem]] = [:]
    var names: [String: [String]] = [:]
    private(set) var backgrounds: [TerminalBackground] = []
    private(set) var answerCount = 0
    private(set) var paintCount = 0
    private(set) var terminationCount = 0

    var runningJob: ShellJob? { nil }
    /// The callbacks that wait for the end of work; nil if there is no work.
    var waiting: [@MainActor () -> Void]?
    var isBusy: Bool { waiting != nil }
    var isSettled = true
    var quitWarning: String? { nil }

    func text(_ key: String) -> String { key }
    func text(_ key: String, _ values: [String]) -> String { ([key] + values).joined(separator: " ") }
    func paletteItem(for text: String) -> PaletteItem? { typed[text] }
    func findPaletteItems(_ text: String, found: @escaping ([PaletteItem]) -> Void) {
        if let items = named[text] { found(items) }
    }
    func names(ofAction id: String) -> [String] { names[id] ?? [] }
    func shellDidLearn(_ background: TerminalBackground) { backgrounds.append(background) }
    func shellDidPaintFirstFrame() { paintCount += 1 }
    func shellDidAnswer() { answerCount += 1 }
    func shellWillRefresh() {}
    func cancelJob() {}
    func finishWork(_ done: @escaping @MainActor () -> Void) {
        if waiting == nil { done() } else { waiting?.append(done) }
    }
    func endWork() {
        let waiting = waiting ?? []
        self.waiting = nil
        for done in waiting { done() }
    }
    func stopWaiting() {}
    func unsavedTitle(isQuitting: Bool) -> String? { nil }
    func shellWillQuit() {}
    func shellWillTerminate() { terminationCount += 1 }
}
