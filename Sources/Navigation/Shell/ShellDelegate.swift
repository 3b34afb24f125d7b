import Reactive
package import Terminal

/// Provides the texts, the header and the program-wide actions of the shell.
@MainActor
package protocol ShellDelegate: AnyObject {
    func text(_ key: String) -> String
    func text(_ key: String, _ values: [String]) -> String
    /// The texts at the right end of the header; the first is dropped first if there is no room.
    var headerTexts: [String] { get }
    /// The actions available on every screen, including undo and redo.
    var programActions: [KeyAction] { get }
    /// The destinations and settings in the command palette.
    var paletteItems: [PaletteItem] { get }
    /// The item a typed text stands for, such as a route with an ID; nil for none.
    func paletteItem(for text: String) -> PaletteItem?
    /// Finds drinks, works and places whose names resemble a typed text; calls `found` with the results.
    func findPaletteItems(_ text: String, found: @escaping ([PaletteItem]) -> Void)
    /// The names of an action in every language, for searching the palette.
    func names(ofAction id: String) -> [String]
    /// Called when the terminal reports whether it is dark or light.
    func shellDidLearn(_ background: TerminalBackground)
    /// Called when the first frame is on the screen; slow work may begin.
    func shellDidPaintFirstFrame()
    /// Called when the result of an action is on the screen; the time to check for changes by other programs.
    func shellDidAnswer()
    /// Called before a key reloads a screen.
    func shellWillRefresh()
    var runningJob: ShellJob? { get }
    func cancelJob()
    var isBusy: Bool { get }
    /// Calls back after all requested work is done; at once if there is none.
    func finishWork(_ done: @escaping @MainActor () -> Void)
    /// Whether the results of the last key have arrived, so that the next key can be handled.
    var isSettled: Bool { get }
    /// Stops keys from waiting for the current reads.
    func stopWaiting()
    /// The title of unsaved input that belongs to no screen and would be lost when quitting or leaving all screens.
    func unsavedTitle(isQuitting: Bool) -> String?
    /// A sentence about saved data that quitting would lose; nil for none.
    var quitWarning: String? { get }
    func shellWillQuit()
    /// Called when the program is about to be terminated from outside.
    func shellWillTerminate()
}

package struct ShellJob: Sendable {
    package let title: String
    package let isCancellable: Bool

    package init(title: String, isCancellable: Bool) {
        self.title = title
        self.isCancellable = isCancellable
    }
}

/// Schedules actions on the terminal's loop. Before the program runs in a terminal, actions are dropped.
@MainActor
final class HostScheduler: Scheduler {
    weak var host: (any TerminalHost)?

    func schedule(after delay: Duration, _ action: @escaping @MainActor () -> Void) -> Subscription {
        guard let host else { return Subscription {} }
        let cancel = host.schedule(after: delay, action)
        return Subscription { cancel() }
    }
}
