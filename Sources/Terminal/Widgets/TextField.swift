/// One line of editable text: emacs keys, words, undo, paste, a limit in characters.
package struct TextField: Hashable, Sendable {
    package enum Outcome: Hashable, Sendable {
        case changed
        /// Only the edit point moved, or the key belongs to the field but had no effect.
        case consumed
        case ignored
    }

    package var text: String { String(characters) }
    /// The edit point, in characters from the start.
    package private(set) var cursor: Int
    package let limit: Int
    /// Whether the last text was too long and was cut.
    package private(set) var isCut = false
    /// Whether Enter inserts a line end and a paste keeps its lines.
    package let hasLines: Bool

    private var characters: [Character]
    private var past: [Snapshot] = []

    private struct Snapshot: Hashable {
        let characters: [Character]
        let cursor: Int
    }

    private static let undoSteps = 100
    /// The maximum scalars in a character; families of emoji have ten.
    private static let mostScalars = 32
    private static let mostBytes = mostScalars * 4

    package init(text: String = "", limit: Int = 200, hasLines: Bool = false) {
        self.hasLines = hasLines
        characters = text.prefix(limit).map(Self.bounded)
        self.limit = limit
        cursor = characters.count
    }

    package mutating func handle(_ event: InputEvent) -> Outcome {
        switch event {
        case .paste(let text):
            let end: Character = hasLines ? "\n" : " "
            return insert(text.map { $0.isNewline ? end : $0 == "\t" ? " " : $0 })
        case .key(let key):
            return handle(key)
        default:
            return .ignored
        }
    }

    private mutating func handle(_ key: Key) -> Outcome {
        if key.modifiers == .control, case .character(let letter) = key.code { return control(letter) }
        if key.modifiers == .alt, case .character(let letter) = key.code { return alt(letter) }
        if key.modifiers == .control || key.modifiers == .alt {
            if key.code == .left { return move(to: wordStart()) }
            if key.code == .right { return move(to: wordEnd()) }
        }
        switch key.code {
        case .character(let character): return insert([character])
        case .enter: return hasLines ? insert(["\n"]) : .ignored
        case .left: return move(to: cursor - 1)
        case .right: return move(to: cursor + 1)
        case .home: return move(to: 0)
        case .end: return move(to: characters.count)
        case .backspace: return key.modifiers == .alt ? delete(wordStart()..<cursor) : delete(cursor - 1..<cursor)
        case .delete: return delete(cursor..<cursor + 1)
        default: return .ignored
        }
    }

    private mutating func control(_ letter: Character) -> Outcome {
        switch letter {
        case "a": move(to: 0)
        case "e": move(to: characters.count)
        case "b": move(to: cursor - 1)
        case "f": move(to: cursor + 1)
        case "h": delete(cursor - 1..<cursor)
        case "d": delete(cursor..<cursor + 1)
        case "k": delete(cursor..<characters.count)
        case "u": delete(0..<cursor)
        case "w": delete(wordStart()..<cursor)
        case "_", "/": undo()
        default: .ignored
        }
    }

    private mutating func alt(_ letter: Character) -> Outcome {
        switch letter {
        case "b": move(to: wordStart())
        case "f": move(to: wordEnd())
        case "d": delete(cursor..<wordEnd())
        default: .ignored
        }
    }

    private mutating func insert(_ new: [Character]) -> Outcome {
        let room = limit - characters.count
        isCut = new.count > max(room, 0)
        guard room > 0, !new.isEmpty else { return .consumed }
        pushUndo()
        let taken = new.prefix(room)
        isCut = taken.count < new.count
        characters.insert(contentsOf: taken, at: cursor)
        // A combining mark joins the preceding character; the Korean input method sends such marks.
        let before = characters.count
        let joined = Array(String(characters)).map(Self.bounded)
        cursor = max(0, min(cursor + taken.count - (before - joined.count), joined.count))
        characters = joined
        return .changed
    }

    /// Removes marks beyond those of any writing system, which would take seconds to measure.
    private static func bounded(_ character: Character) -> Character {
        guard character.utf8.count > mostBytes else { return character }
        var scalars = String.UnicodeScalarView()
        for scalar in character.unicodeScalars {
            guard scalars.count < mostScalars else { break }
            scalars.append(scalar)
        }
        return String(scalars).first ?? character
    }

    private mutating func delete(_ range: Range<Int>) -> Outcome {
        let range = range.clamped(to: 0..<characters.count)
        guard !range.isEmpty else { return .consumed }
        pushUndo()
        characters.removeSubrange(range)
        cursor = range.lowerBound
        return .changed
    }

    private mutating func move(to position: Int) -> Outcome {
        cursor = max(0, min(position, characters.count))
        return .consumed
    }

    package func masked(with character: Character) -> TextField {
        var field = TextField(text: String(repeating: character, count: characters.count), limit: limit)
        field.place(at: cursor)
        return field
    }

    /// Replaces the text with an edited one, joining its lines by spaces and dropping control sequences; can be undone.
    package mutating func replace(withEdited text: String) {
        var cleaner = PasteCleaner()
        for scalar in text.unicodeScalars { cleaner.append(scalar) }
        let lines = cleaner.text.split(whereSeparator: \.isNewline).map { line in
            line.split(separator: " ").joined(separator: " ")
        }
        replace(with: lines.filter { !$0.isEmpty }.joined(separator: " "))
    }

    /// Replaces the text, cut to the limit, and moves the edit point to its end.
    mutating func replace(with text: String) {
        pushUndo()
        characters = []
        cursor = 0
        let end: Character = hasLines ? "\n" : " "
        let new = text.map { $0.isNewline ? end : $0 == "\t" ? " " : Self.bounded($0) }
        characters = Array(new.prefix(limit))
        isCut = new.count > limit
        cursor = characters.count
    }

    package mutating func place(at position: Int) {
        _ = move(to: position)
    }

    private mutating func undo() -> Outcome {
        guard let last = past.popLast() else { return .consumed }
        characters = last.characters
        cursor = last.cursor
        return .changed
    }

    private mutating func pushUndo() {
        past.append(Snapshot(characters: characters, cursor: cursor))
        if past.count > Self.undoSteps { past.removeFirst() }
    }

    private func wordStart() -> Int {
        var index = cursor
        while index > 0, characters[index - 1].isWhitespace { index -= 1 }
        while index > 0, !characters[index - 1].isWhitespace { index -= 1 }
        return index
    }

    private func wordEnd() -> Int {
        var index = cursor
        while index < characters.count, characters[index].isWhitespace { index += 1 }
        while index < characters.count, !characters[index].isWhitespace { index += 1 }
        return index
    }
}
