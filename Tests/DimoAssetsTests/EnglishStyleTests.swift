import Domain
import Foundation
import Testing

@testable import DimoAssets

/// Rules of English style that a search can check: forbidden words, one form of each sign, a verb with each key.
struct EnglishStyleTests {
    private static let folder = AssetFolder(path: TemporaryAssets.repository)

    private static func table() throws -> [String: String] {
        StringTable.parse(try folder.bytes(of: "en.lproj/Localizable.strings"))
    }

    /// All displayed texts by line, with their key or file name.
    private static func lines() throws -> [(place: String, text: String)] {
        var lines = try table().map { ($0.key, $0.value) }
        for name in TextName.allCases {
            for section in try TextLoader.load(name, .english, from: folder).sections {
                lines += ([section.title] + section.paragraphs).map { (name.rawValue, $0) }
            }
        }
        return lines
    }

    /// Forbidden words with their replacements.
    private static let words = [
        "whoever": "the person's name", "somebody": "someone", "everybody": "everyone", "anybody": "anyone",
        "patience": "too many requests", "out of order": "server error", "this login": "this computer account",
        "once in": "once every", "protect from": "protect against", "invitation": "invite", "switched off": "off",
        "cannot": "can't", "take it back": "undo", "takes it back": "undo", "taken back": "undone, unpublished",
        "there is no ": "no", "nothing is called": "can't find", "keyword": "watched word", "switch on": "turn on",
        "making log": "drink log", "insists on": "calls for", "this shelf": "this list",
    ]

    @Test func `no rejected word is used`() throws {
        for (place, text) in try Self.lines() {
            let text = text.lowercased()
            for (word, instead) in Self.words { #expect(!text.contains(word), "\(place): \(instead): \(text)") }
        }
    }

    @Test func `signs have one form each`() throws {
        for (place, text) in try Self.lines() {
            #expect(!text.contains(/[0-9)] %(?![0-9])/), "\(place): no space before a percent sign: \(text)")
            #expect(!text.contains(#/ (…|\.\.\.)/#), "\(place): no space before the ellipsis: \(text)")
            // ASCII examples have three dots.
            #expect(place.hasSuffix(".ascii") || !text.contains("..."), "\(place): …, not three dots: \(text)")
            #expect(!text.contains(/[“”‘’]/), "\(place): straight quotation marks: \(text)")
        }
    }

    /// Help has the same rule in `KoreanStyleTests`, by the English of its rows.
    @Test func `an identifier is called ID`() throws {
        for (place, text) in try Self.lines() {
            #expect(!text.contains(/(^|[^A-Za-z0-9_.:\/=-])ids?([^A-Za-z0-9_:(=]|$)/), "\(place): ID: \(text)")
        }
    }

    @Test func `a message names its subject and does not begin with "that"`() throws {
        for (key, text) in try Self.table() { #expect(text.prefixMatch(of: /That('s)?\b/) == nil, "\(key): \(text)") }
    }

    /// "Press a to add one", not "a adds one".
    @Test func `a key is never the subject of a verb`() throws {
        let subject =
            #/
            (^|[^A-Za-z'])([a-z!?]|Enter|Esc|Tab|Space|F[0-9]+|\^[A-Z])\x20
            (adds|asks|brings|chooses|discards|finds|goes|hides|logs|makes|opens|puts|saves|shows|sorts|starts|stops
            |toggles)\b
            /#
        for (place, text) in try Self.lines() { #expect(!text.contains(subject), "\(place): \(text)") }
        #expect("No city in the list. a adds one.".contains(subject) && "Enter saves".contains(subject))
        let undo = try #require(try Self.table()["undo.note"])
        #expect(undo == "Press %1 to undo.")
    }

    @Test func `an empty state is a sentence`() throws {
        // Values of lists, a button, and errors in a file.
        let others: Set = [
            "palette.empty", "level.empty", "me.empty", "search.online.empty", "transfer.problem.source.empty",
        ]
        let states = try Self.table().filter { key, _ in
            (key.hasSuffix(".empty") && !others.contains(key)) || key.hasPrefix("home.empty.")
                || key.hasPrefix("momentum.empty.")
        }
        #expect(states.count > 30)
        for (key, text) in states { #expect(text.wholeMatch(of: /[A-Z].*[.]/) != nil, "\(key): \(text)") }
    }
}
