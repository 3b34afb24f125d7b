package import Terminal

/// What the shell does not know itself: texts, header, actions of the whole program.
@MainActor
package protocol ShellDelegate: AnyObject {
    /// The text for a key of the string table.
    func text(_ key: String) -> String
    /// The same with values in their places.
    func text(_ key: String, _ values: [String]) -> String
    /// Texts for the right end of the header; the first is dropped first if there is no room.
    var headerTexts: [String] { get }
    /// Actions available on every screen, including undo and redo.
    var programActions: [KeyAction] { get }
    /// Destinations and settings for the command palette.
    var paletteItems: [PaletteItem] { get }
    /// What a text typed into the palette stands for, such as a route with an id; nil for nothing.
    func paletteItem(for text: String) -> PaletteItem?
    /// What has a name like a text typed into the palette: drinks, works, places; `found` hears of it once it is known.
    func findPaletteItems(_ text: String, found: @escaping ([PaletteItem]) -> Void)
    /// The names of an action in every language, by which the palette finds it.
    func names(ofAction id: String) -> [String]
    /// The terminal told whether it is dark or light.
    func shellDidLearn(_ background: TerminalBackground)
    /// The first frame is on the screen.
    func shellDidPaintFirstFrame()
    /// What the user did is on the screen: the moment to notice changes by other programs.
    func shellDidAnswer()
    /// Cancels what can wait for the next start (the first Ctrl-C).
    func cancelRunningWork()
    /// The long job that is running; nil for none.
    var runningJob: ShellJob? { get }
    /// Asks the running job to end.
    func cancelJob()
    /// Whether something asked for is not done yet.
    var isBusy: Bool { get }
    /// Calls back once everything asked for is done, at once where it is.
    func finishWork(_ done: @escaping @MainActor () -> Void)
    /// Whether what the last key asked for is there, so that the next one meets it.
    var isSettled: Bool { get }
    /// Lets no key wait any longer for what is being read now.
    func stopWaiting()
    /// What was filled in, is on no screen and would be lost when everything is left, or when the program ends; nil for
    /// nothing.
    func unsavedTitle(isQuitting: Bool) -> String?
    /// What is lost with the program although it was saved, as a sentence; nil for nothing.
    var quitWarning: String? { get }
    /// The program is about to quit by a key.
    func shellWillQuit()
    /// The program is about to be terminated from outside.
    func shellWillTerminate()
}

extension ShellDelegate {
    /// The values behind the text.
    package func text(_ key: String, _ values: [String]) -> String {
        ([text(key)] + values).joined(separator: " ")
    }
    package func paletteItem(for text: String) -> PaletteItem? { nil }
    package func findPaletteItems(_ text: String, found: @escaping ([PaletteItem]) -> Void) {}
    package func names(ofAction id: String) -> [String] { [] }
    package var runningJob: ShellJob? { nil }
    package func cancelJob() {}
    /// Never.
    package var isBusy: Bool { false }
    /// Calls back at once.
    package func finishWork(_ done: @escaping @MainActor () -> Void) { done() }
    package var isSettled: Bool { true }
    package func stopWaiting() {}
    package func unsavedTitle(isQuitting: Bool) -> String? { nil }
    package var quitWarning: String? { nil }
    package func shellDidLearn(_ background: TerminalBackground) {}
}

/// A long job as the shell asks about it.
package struct ShellJob: Sendable {
    /// Its name, such as "Import".
    package let title: String
    /// Whether it can be ended before it is done.
    package let isCancellable: Bool

    package init(title: String, isCancellable: Bool) {
        self.title = title
        self.isCancellable = isCancellable
    }
}
