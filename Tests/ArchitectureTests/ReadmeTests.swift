import Foundation
import Testing

/// Tests prove every claim of the README about the program in a terminal.
@Suite struct ReadmeTests {
    /// Words of the section and their proofs. All claims together are the whole section, in order.
    struct Claim: CustomTestStringConvertible, Sendable {
        let words: String
        let proofs: [Proof]

        var testDescription: String { words }
    }

    /// A text that a file contains: a part of a test's name or of a source.
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
            words: "**The screen and tty are restored** on every exit: quit, a signal, a crash, a closed window;",
            proofs: [
                Proof("Tests/EndToEndTests/StartTests.swift", "quitting by key restores the terminal"),
                Proof(
                    "Tests/EndToEndTests/SignalTests.swift", "a fatal signal ends the program and restores the terminal"
                ),
                Proof("Tests/EndToEndTests/SignalTests.swift", "SIGSEGV"),
                Proof("Tests/EndToEndTests/SignalTests.swift", "a closed window ends the program"),
            ]),
        Claim(
            words: "`^Z` and `fg` work.",
            proofs: [
                Proof(
                    "Tests/EndToEndTests/SuspendTests.swift",
                    "suspending shows the shell, and fg shows the program again")
            ]),
        Claim(
            words:
                "**The background colour is queried** after the first frame (OSC 11, or else `COLORFGBG`) to choose "
                + "the dark or light theme; if it stays unknown, your terminal's own sixteen colours are used.",
            proofs: [
                Proof(
                    "Tests/NcursesDriverTests/TerminalSessionTests.swift",
                    "the background is queried after the first frame and reported on arrival"),
                Proof(
                    "Tests/DimoAppTests/Configuration/AppSettingsTests.swift",
                    "the automatic theme uses the background, else COLORFGBG, else terminal colours"),
            ]),
        Claim(
            words: "The answer is saved for the next start.",
            proofs: [
                Proof(
                    "Tests/DimoAppTests/Configuration/BackgroundFileTests.swift",
                    "each terminal keeps its own background, and the latest answer wins")
            ]),
        Claim(
            words: "With `COLORTERM=truecolor`, drinks and bottles have their exact colours.",
            proofs: [
                Proof(
                    "Tests/NcursesDriverTests/CursesScreenTests.swift",
                    "direct colours are sent unchanged if the terminal supports them")
            ]),
        Claim(
            words:
                "The content is the same with `NO_COLOR`, 8, 16 or 256 colours, in ASCII, and with `--plain` for "
                + "screen readers.",
            proofs: [
                Proof("Tests/EndToEndTests/AppearanceTests.swift", "NO_COLOR turns colours off"),
                Proof(
                    "Tests/DimoAppTests/Screens/ScreenTests.swift",
                    "every screen fits its frame, cuts no text and needs no colour"),
                Proof("Tests/EndToEndTests/AppearanceTests.swift", "--ascii draws only in ASCII"),
                Proof(
                    "Tests/EndToEndTests/CitizenTests.swift",
                    "in plain mode the cursor is visible and follows the selection"),
            ]),
        Claim(
            words:
                "`--plain` shows plain text in one column, with a dialog alone on the screen; `dimo read ROUTE` "
                + "prints it.",
            proofs: [
                Proof(
                    "Tests/NavigationTests/Shell/FrameTests.swift",
                    "a screen reader gets a modal alone, with the hints of its keys"),
                Proof(
                    "Tests/EndToEndTests/ShellCommandTests.swift",
                    "read prints a whole page in words, without its frame"),
            ]),
        Claim(
            words:
                "**Copying** uses OSC 52 (through tmux, too), `tmux load-buffer`, `wl-copy`, `xclip` or, on macOS "
                + "(untested), `pbcopy`, and reports which one.",
            proofs: [
                Proof(
                    "Tests/NcursesDriverTests/ClipboardTests.swift",
                    "tmux receives the text twice, plain and wrapped for the outer terminal"),
                Proof(
                    "Tests/NcursesDriverTests/ClipboardTests.swift",
                    "tmux is tried first, then local clipboards, and none of these over ssh"),
                Proof("Sources/NcursesDriver/Device/ClipboardCommand.swift", "pbcopy"),
                Proof(
                    "Tests/NavigationTests/Shell/ProgramKeysTests.swift",
                    "a copy reports its size and how it was copied"),
            ]),
        Claim(
            words: "`y` copies a row, `Y` the whole record.",
            proofs: [
                Proof("Tests/EndToEndTests/CitizenTests.swift", "y copies a whole row of a list, and Y all rows")
            ]),
        Claim(
            words: "Addresses are links (OSC 8) if the terminal supports them.",
            proofs: [
                Proof(
                    "Tests/NcursesDriverTests",
                    "a linked text is sent once with its address, in its own colours"),
                Proof("Tests/NcursesDriverTests", "a terminal without links receives none"),
            ]),
        Claim(
            words: "**`^E`** opens a long text or a note in `$VISUAL` or `$EDITOR` and reads the result back.",
            proofs: [
                Proof(
                    "Tests/EndToEndTests/CitizenTests.swift",
                    "a long text opens in the user's editor and returns whole"),
                Proof("Tests/DimoAppTests/Flows/NoteEditorTests.swift", "the note of a log entry opens in the editor"),
            ]),
        Claim(
            words:
                "**Keys**: the kitty protocol is used if available; Hangul and Russian letters act as the keys they "
                + "are typed with;",
            proofs: [
                Proof(
                    "Tests/NcursesDriverTests/TerminalSessionTests.swift",
                    "the kitty keyboard protocol is enabled if offered, and then restored"),
                Proof(
                    "Tests/NavigationTests/Shell/KeyRoutingTests.swift",
                    "a Hangul syllable acts as the keys it was typed with"),
                Proof("Tests/TerminalTests/Text/KeyTranslationTests.swift", "russianLettersGiveTheKeysTheyStandOn"),
            ]),
        Claim(
            words:
                "every action can be remapped in the configuration, everywhere or in one view; conflicts are "
                + "reported with their line at startup and by `dimo doctor`.",
            proofs: [
                Proof(
                    "Tests/DimoAppTests/Screens/KeyListTests.swift",
                    "the list of keys has exactly the actions of all screens"),
                Proof(
                    "Tests/NavigationTests/Shell/FrameTests.swift",
                    "keys configured for a view apply to its screens only"),
                Proof(
                    "Tests/DimoAppTests/Configuration/KeyProblemTests.swift",
                    "a conflict between a view's own keys is reported with the view"),
                Proof(
                    "Tests/DimoAppTests/Configuration/KeyProblemTests.swift",
                    "a problem of the file names its line and column"),
                Proof("Sources/DimoApp/Program/AppCoordinator.swift", "allProblems(in:"),
                Proof("Sources/DimoApp/Commands/DoctorReport.swift", "allProblems(in:"),
            ]),
        Claim(
            words:
                "**`:`** finds every key of the screen, place, setting, drink, work, character and city by its name "
                + "in either language.",
            proofs: [
                Proof(
                    "Tests/DimoAppTests/Flows/PaletteTests.swift", "a name in either language finds its page"),
                Proof(
                    "Tests/DimoAppTests/Flows/PaletteTests.swift",
                    "every place without an id has a name in both languages"),
                Proof(
                    "Tests/DimoAppTests/Flows/PaletteTests.swift",
                    "a setting changes by its name in either language or by its key in the file"),
            ]),
        Claim(
            words:
                "**`dimo doctor`** queries the terminal's capabilities and measures the width of characters that "
                + "East Asian fonts draw wide.",
            proofs: [
                Proof(
                    "Tests/NcursesDriverTests/TerminalAnswersTests.swift",
                    "the probe reads every answer of a full terminal"),
                Proof(
                    "Tests/EndToEndTests/CitizenTests.swift",
                    "doctor measures the width of ambiguous signs and suggests a setting"),
            ]),
        Claim(
            words: "**Any size**: below 60x16 the layout degrades in steps;",
            proofs: [
                Proof(
                    "Tests/NavigationTests/Shell/FrameTests.swift",
                    "without the lower rule a message replaces the hints"),
                Proof(
                    "Tests/EndToEndTests/ResizeTests.swift",
                    "a window that is too small says so in one line and recovers"),
            ]),
        Claim(
            words:
                "from 100 columns, panes are side by side, from 190 in three columns; a glass, a shelf and large "
                + "letters use the available rows.",
            proofs: [
                Proof(
                    "Tests/FeatureKitTests/Pages/PaneLayoutTests.swift",
                    "a page has panes from 100 columns on, and none for a screen reader"),
                Proof("Sources/Features/FeatureKit/Pages/Pane.swift", "threeColumnWidth = 190"),
            ]),
        Claim(
            words: "No line of text is wider than 120 columns.",
            proofs: [
                Proof(
                    "Tests/DimoAppTests/Screens/ScreenTests.swift",
                    "every screen fits its frame, cuts no text and needs no colour")
            ]),
        Claim(
            words:
                "**When idle, Dimo never wakes up** or writes; moving down a row takes one write of at most 200 bytes.",
            proofs: [
                Proof("Tests/EndToEndTests/StartTests.swift", "an idle program writes nothing"),
                Proof("Tests/Bench/bench.py", #"wake-ups", wakeups, f"/{self.options.idle} s", "= 0""#),
                Proof("Tests/Bench/bench.py", #""bytes, one row down", down["dimo"], "B", "<= 200""#),
            ]),
        Claim(
            words: "Tested under tmux, on a pty and as a Debian package; not yet in other terminals or on macOS.",
            proofs: [
                Proof("Tests/EndToEndTests/Support/Tmux.swift", "tmux"),
                Proof("Tests/EndToEndTests/Support/TerminalPair.swift", "openpty"),
                Proof("Tests/Scripts/try-package", "debootstrap"),
            ]),
    ]

    /// The section as one line, without the dashes of its list.
    private var section: String {
        let text = Repository.text(of: "README.md")
        let rest = text.components(separatedBy: "\n## In your terminal\n").last ?? ""
        let lines = (rest.components(separatedBy: "\n## ").first ?? "").split(separator: "\n")
        return lines.map { $0.hasPrefix("- ") ? String($0.dropFirst(2)) : String($0) }
            .map { $0.trimmingCharacters(in: .whitespaces) }.joined(separator: " ")
    }

    @Test func `the section consists of exactly these claims`() {
        #expect(section == Self.claims.map(\.words).joined(separator: " "))
    }

    @Test func `the README states the actual size of the catalogue`() throws {
        func records(of file: URL) throws -> [[String: Any]] {
            try #require(try JSONSerialization.jsonObject(with: try Data(contentsOf: file)) as? [[String: Any]])
        }
        func records(in folder: String) throws -> [[String: Any]] {
            let folder = Repository.root.appending(path: "Assets/Catalog/\(folder)")
            let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
            return try files.flatMap(records(of:))
        }
        let works = try records(in: "works")
        let characters = works.reduce(0) { $0 + (($1["characters"] as? [Any])?.count ?? 0) }
        let drinks = try records(in: "drinks")
        let ingredients = try records(of: Repository.root.appending(path: "Assets/Catalog/ingredients.json"))
        let readme = Repository.text(of: "README.md").filter { $0 != "," }.replacing("\n", with: " ")
        #expect(
            readme.contains(
                "\(works.count) films animations and series with \(characters) characters and "
                    + "\(drinks.count) drinks with \(ingredients.count) ingredients"))
        let withIDs = works.count { $0["ids"] != nil }
        #expect(readme.contains("Of the works \(withIDs) have IDs of IMDb TMDB AniList or MyAnimeList"))
    }

    @Test(arguments: claims)
    func `the proofs of every claim exist`(claim: Claim) {
        #expect(!claim.proofs.isEmpty)
        for proof in claim.proofs {
            let files = Repository.swiftFiles(below: proof.file)
            let texts = (files.isEmpty ? [proof.file] : files).map(Repository.text)
            #expect(texts.contains { $0.contains(proof.text) }, "\(proof.file): \(proof.text)")
        }
    }
}
