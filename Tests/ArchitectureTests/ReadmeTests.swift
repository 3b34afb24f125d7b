import Foundation
import Testing

/// What README says of the program in a terminal is what tests hold, line by line.
@Suite struct ReadmeTests {
    /// A claim: words of the section, in their order, and what holds them. Together they are the whole section.
    struct Claim: CustomTestStringConvertible, Sendable {
        let words: String
        let proofs: [Proof]

        var testDescription: String { words }
    }

    /// A part of a file: of the name of a test, or of a source.
    struct Proof: Sendable {
        let file: String
        let text: String

        init(_ file: String, _ text: String) {
            self.file = file
            self.text = text
        }
    }

    private static let claims = [
        Claim(
            words: "**Screen and tty are whole again** after every way out: quit, a signal, a crash, a closed window;",
            proofs: [
                Proof("Tests/EndToEndTests/StartTests.swift", "a key that quits leaves the terminal as it was"),
                Proof("Tests/EndToEndTests/SignalTests.swift", "a signal kills, and leaves the terminal as it was"),
                Proof("Tests/EndToEndTests/SignalTests.swift", "SIGSEGV"),
                Proof("Tests/EndToEndTests/SignalTests.swift", "a closed window ends the program"),
            ]),
        Claim(
            words: "`^Z` and `fg` work.",
            proofs: [
                Proof(
                    "Tests/EndToEndTests/SuspendTests.swift",
                    "suspending shows the shell, and going on shows the program again")
            ]),
        Claim(
            words: "**The background is asked for** after the first frame (OSC 11, else `COLORFGBG`): dark or light "
                + "theme, or your own sixteen colours.",
            proofs: [
                Proof(
                    "Tests/NcursesDriverTests/TerminalSessionTests.swift",
                    "the background is asked for after the first frame is made, and told when it comes"),
                Proof(
                    "Tests/DimoAppTests/Configuration/AppSettingsTests.swift",
                    "by itself the theme follows the background that the terminal tells, then the variable, else its"),
            ]),
        Claim(
            words: "`NO_COLOR`, 8, 16 and 256 colours, ASCII and `--plain` for screen readers say the same.",
            proofs: [
                Proof("Tests/EndToEndTests/AppearanceTests.swift", "NO_COLOR means no colour"),
                Proof(
                    "Tests/DimoAppTests/Screens/InvariantTests.swift", "every screen says the same without its colours"),
                Proof("Tests/EndToEndTests/AppearanceTests.swift", "drawing can be kept to ASCII by an option"),
                Proof(
                    "Tests/EndToEndTests/CitizenTests.swift",
                    "for a screen reader the cursor is seen on the selection and moves with it"),
            ]),
        Claim(
            words: "`--plain` is one column of words, a dialog alone on the screen, and `dimo read ROUTE` prints it.",
            proofs: [
                Proof(
                    "Tests/NavigationTests/Shell/FrameTests.swift",
                    "for a screen reader a modal is alone on the screen, with the hints of its keys"),
                Proof(
                    "Tests/EndToEndTests/ShellCommandTests.swift",
                    "a page is read whole, in words, and nothing of the frame"),
            ]),
        Claim(
            words:
                "**Copying** goes by OSC 52 (through tmux too), `tmux load-buffer`, `wl-copy`, `xclip`, or on macOS, "
                + "never tried, `pbcopy`, and says which:",
            proofs: [
                Proof(
                    "Tests/NcursesDriverTests/ClipboardTests.swift",
                    "in tmux the text is sent twice, plain and wrapped for the terminal around it"),
                Proof(
                    "Tests/NcursesDriverTests/ClipboardTests.swift",
                    "tmux goes first, then the clipboards of this machine, none of them over ssh"),
                Proof("Sources/NcursesDriver/Device/ClipboardCommand.swift", "pbcopy"),
                Proof(
                    "Tests/NavigationTests/Shell/ProgramKeysTests.swift",
                    "copying says how much was copied and what took it"),
            ]),
        Claim(
            words: "`y` a row, `Y` the whole record.",
            proofs: [
                Proof("Tests/EndToEndTests/CitizenTests.swift", "a row of a list is copied whole, and all of them by Y")
            ]),
        Claim(
            words: "Addresses are links (OSC 8) where the terminal knows them.",
            proofs: [
                Proof(
                    "Tests/NcursesDriverTests",
                    "a linked text is sent once with its address, in its own colours"),
                Proof("Tests/NcursesDriverTests", "a terminal that takes none gets none"),
            ]),
        Claim(
            words: "**`^E`** opens a long text or a note in `$VISUAL` or `$EDITOR` and takes it back whole.",
            proofs: [
                Proof(
                    "Tests/EndToEndTests/CitizenTests.swift",
                    "a long text is written in the user's editor and comes back whole"),
                Proof("Tests/DimoAppTests/Flows/NoteEditorTests.swift", "the note of an entry of the log"),
            ]),
        Claim(
            words:
                "**Keys**: the kitty protocol where it is offered, Hangul and Russian letters as the keys they stand on,",
            proofs: [
                Proof(
                    "Tests/NcursesDriverTests/TerminalSessionTests.swift",
                    "the kitty keyboard protocol is taken where it is offered, and given back"),
                Proof(
                    "Tests/NavigationTests/Shell/KeyRoutingTests.swift",
                    "a syllable acts as the keys it was typed with"),
                Proof("Tests/TerminalTests/Text/KeyTranslationTests.swift", "russianLettersGiveTheKeysTheyStandOn"),
            ]),
        Claim(
            words:
                "every action remapped in the configuration, everywhere or in one view, conflicts named by line at the "
                + "start and by `dimo doctor`.",
            proofs: [
                Proof(
                    "Tests/DimoAppTests/Screens/KeyListTests.swift",
                    "every action of every screen is in the list of keys, and nothing else"),
                Proof(
                    "Tests/NavigationTests/Shell/FrameTests.swift",
                    "keys of a view hold on its screens alone, in the hints and when pressed"),
                Proof(
                    "Tests/DimoAppTests/Configuration/KeyProblemTests.swift",
                    "a conflict of a view's own keys is told with the view"),
                Proof(
                    "Tests/DimoAppTests/Configuration/KeyProblemTests.swift",
                    "a problem of the file names its line and column"),
                Proof("Sources/DimoApp/Program/AppCoordinator.swift", "allProblems(in:"),
                Proof("Sources/DimoApp/Commands/DoctorReport.swift", "allProblems(in:"),
            ]),
        Claim(
            words:
                "**`:`** finds every key of the screen, place, setting, drink, work, character and city by its name in "
                + "both languages.",
            proofs: [
                Proof(
                    "Tests/DimoAppTests/Flows/PaletteTests.swift", "a name of either language leads to its page"),
                Proof(
                    "Tests/DimoAppTests/Flows/PaletteTests.swift",
                    "every place without an id has a name in both languages"),
                Proof(
                    "Tests/DimoAppTests/Flows/PaletteTests.swift",
                    "a setting is made by its name in either language, or as the file calls it"),
            ]),
        Claim(
            words:
                "**`dimo doctor`** asks the terminal what it can do and measures how wide it draws signs that East "
                + "Asian fonts double.",
            proofs: [
                Proof("Tests/NcursesDriverTests/TerminalAnswersTests.swift", "a terminal that answers everything"),
                Proof(
                    "Tests/EndToEndTests/CitizenTests.swift",
                    "the doctor measures how wide ambiguous signs are, and says what to set"),
            ]),
        Claim(
            words: "**Any size**: below 60x16 the frame gives way in steps;",
            proofs: [
                Proof("Tests/NavigationTests/Shell/FrameTests.swift", "without the lower rule a message takes"),
                Proof(
                    "Tests/EndToEndTests/ResizeTests.swift", "a window too small says so in one line and recovers"),
            ]),
        Claim(
            words:
                "from 100 columns panes stand side by side, from 190 in three columns, and a glass, a shelf and large "
                + "letters take the rows there are.",
            proofs: [
                Proof(
                    "Tests/FeatureKitTests/Pages/PaneLayoutTests.swift",
                    "a page has panes from a hundred columns, and none for a screen reader"),
                Proof("Sources/Features/FeatureKit/Pages/Pane.swift", "threeColumnWidth = 190"),
            ]),
        Claim(
            words: "No line of text is wider than 120 columns.",
            proofs: [
                Proof(
                    "Tests/DimoAppTests/Screens/WidthTests.swift",
                    "every screen keeps to its columns in a wide window, and is whole in a small one")
            ]),
        Claim(
            words: "**Idle it never wakes up** and writes nothing; a row down is one write of 200 bytes at most.",
            proofs: [
                Proof("Tests/EndToEndTests/StartTests.swift", "an idle program writes nothing"),
                Proof("Tests/Bench/bench.py", #"wake-ups", wakeups, f"/{self.options.idle} s", "= 0""#),
                Proof("Tests/Bench/bench.py", #""bytes, one row down", down["dimo"], "B", "<= 200""#),
            ]),
        Claim(
            words: "Tried under tmux, on a pty and in Debian's packages; no other terminal was, nor macOS.",
            proofs: [
                Proof("Tests/EndToEndTests/Support/Tmux.swift", "tmux"),
                Proof("Tests/EndToEndTests/Support/TerminalPair.swift", "openpty"),
                Proof("Tests/Scripts/try-package", "debootstrap"),
            ]),
    ]

    /// The section in one line, without the dashes of its list.
    private var section: String {
        let text = Repository.text(of: "README.md")
        let rest = text.components(separatedBy: "\n## In your terminal\n").last ?? ""
        let lines = (rest.components(separatedBy: "\n## ").first ?? "").split(separator: "\n")
        return lines.map { $0.hasPrefix("- ") ? String($0.dropFirst(2)) : String($0) }
            .map { $0.trimmingCharacters(in: .whitespaces) }.joined(separator: " ")
    }

    @Test func `the section says what is listed here, and nothing else`() {
        #expect(section == Self.claims.map(\.words).joined(separator: " "))
    }

    @Test(arguments: claims)
    func `what holds a claim is there`(claim: Claim) {
        #expect(!claim.proofs.isEmpty)
        for proof in claim.proofs {
            let files = Repository.swiftFiles(below: proof.file)
            let texts = (files.isEmpty ? [proof.file] : files).map(Repository.text)
            #expect(texts.contains { $0.contains(proof.text) }, "\(proof.file): \(proof.text)")
        }
    }
}
