/// What the shell does not know by itself: words, header, actions of the whole program.
@MainActor
public protocol ShellDelegate: AnyObject {
    /// The text of a key of the string table.
    func text(_ key: String) -> String
    /// Texts for the right end of the header; the first goes first when there is no room.
    var headerTexts: [String] { get }
    /// Actions that work on every screen, undo and redo among them.
    var programActions: [KeyAction] { get }
    /// Destinations and settings for the command palette.
    var paletteItems: [PaletteItem] { get }
    /// Asked before the program ends by a key; nil when nothing would be lost, else the question to ask.
    var quitQuestion: String? { get }
    /// The first frame is on the screen.
    func shellDidPaintFirstFrame()
    /// What the user did is answered on the screen: the moment to notice what other programs changed.
    func shellDidAnswer()
    /// The running work of the present screen shall stop (the first Ctrl-C).
    func cancelRunningWork()
    /// The program is about to end by a key.
    func shellWillQuit()
    /// The program is about to be ended from outside.
    func shellWillTerminate()
}
