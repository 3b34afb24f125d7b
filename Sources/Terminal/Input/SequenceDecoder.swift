/// Decodes complete sequences. Returns nil for unknown ones, which are swallowed instead of being typed.
enum SequenceDecoder {
    static func event(for sequence: ControlSequence) -> InputEvent? {
        let final = Character(Unicode.Scalar(sequence.final))
        switch (sequence.prefix.map { Character(Unicode.Scalar($0)) }, final) {
        case (nil, _) where sequence.intermediates.isEmpty: return plain(sequence, final)
        case ("<", "M"), ("<", "m"): return mouse(sequence, isRelease: final == "m")
        case ("?", "R"): return cursorPosition(sequence)
        case (nil, "y"), ("?", "y"): return mode(sequence)
        case ("?", "c"): return .report(.attributes((0..<sequence.count).compactMap { sequence.number($0) }))
        case ("?", "u"): return .report(.keyboard)
        case (">", "c"), ("=", "c"), ("?", "n"): return .report(.other)
        default: return nil
        }
    }

    /// The event of `ESC O`, optional numbers, and a last byte.
    static func event(forApplicationKey final: UInt8, _ bytes: [UInt8]) -> InputEvent? {
        guard let code = KeyTable.application(final), let sequence = ControlSequence(bytes, final: final) else {
            return nil
        }
        let number = sequence.number(sequence.count - 1) ?? 1
        return .key(Key(code, modifiers: modifiers(number)))
    }

    private static func plain(_ sequence: ControlSequence, _ final: Character) -> InputEvent? {
        switch final {
        case "I": return sequence.count == 0 ? .focus(true) : nil
        case "O": return sequence.count == 0 ? .focus(false) : nil
        case "R" where !isFunction3(sequence): return cursorPosition(sequence)
        case "t" where sequence.number(0) == 6: return cellSize(sequence)
        case "n", "t": return .report(.other)
        case "u": return character(sequence, number: 0, modifiers: 1)
        case "~" where sequence.number(0) == 27: return character(sequence, number: 2, modifiers: 1)
        case "~": return key(sequence.number(0).flatMap(KeyTable.numbered), sequence)
        default: return key(KeyTable.letter(sequence.final), sequence)
        }
    }

    private static func cellSize(_ sequence: ControlSequence) -> InputEvent {
        guard let height = sequence.number(1), let width = sequence.number(2), (1...200).contains(width),
            (1...200).contains(height)
        else { return .report(.other) }
        return .report(.cellSize(Size(width: width, height: height)))
    }

    /// F3 with modifiers looks like a cursor position report: in row 1 at columns 2 to 8 it is F3.
    private static func isFunction3(_ sequence: ControlSequence) -> Bool {
        sequence.count == 0
            || sequence.count == 2 && sequence.number(0) == 1 && (2...8).contains(sequence.number(1) ?? 1)
    }

    private static func key(_ code: Key.Code?, _ sequence: ControlSequence) -> InputEvent? {
        guard let code, !isReleased(sequence) else { return nil }
        let held = modifiers(sequence.number(1) ?? 1)
        return .key(Key(code, modifiers: code == .backTab ? held.subtracting(.shift) : held))
    }

    /// A key identified by its code point: the kitty keyboard protocol, and xterm's `modifyOtherKeys`.
    private static func character(_ sequence: ControlSequence, number: Int, modifiers place: Int) -> InputEvent? {
        guard let code = sequence.number(number), !isReleased(sequence) else { return nil }
        let held = sequence.number(place) ?? 1
        // Super and Hyper belong to the window manager.
        guard max(0, held - 1) & 0x18 == 0 else { return nil }
        let modifiers = modifiers(held)
        if let code = KeyTable.functional(code) {
            let isBackTab = code == .tab && modifiers.contains(.shift)
            return .key(
                isBackTab
                    ? Key(.backTab, modifiers: modifiers.subtracting(.shift)) : Key(code, modifiers: modifiers))
        }
        let typed = TypedCode(
            code: code, shifted: sequence.number(number, 1), base: sequence.number(number, 2),
            text: number == 0 ? sequence.numbers(2) : [])
        return typed.key(modifiers: modifiers).map(InputEvent.key)
    }

    /// The kitty keyboard protocol's third kind of event is a key release.
    private static func isReleased(_ sequence: ControlSequence) -> Bool {
        sequence.number(1, 1) == 3
    }

    /// xterm sends 1 plus a bit for each modifier.
    private static func modifiers(_ number: Int) -> Key.Modifiers {
        Key.Modifiers(rawValue: UInt8(max(0, number - 1) & 0x7))
    }

    private static func cursorPosition(_ sequence: ControlSequence) -> InputEvent? {
        guard let row = sequence.number(0), let column = sequence.number(1), row > 0, column > 0 else { return nil }
        return .report(.cursorPosition(Point(x: column - 1, y: row - 1)))
    }

    private static func mode(_ sequence: ControlSequence) -> InputEvent? {
        guard sequence.intermediates == [UInt8(ascii: "$")] else { return nil }
        guard sequence.prefix != nil, let number = sequence.number(0), let state = sequence.number(1) else {
            return .report(.other)
        }
        // 1 set, 2 reset, 3 permanently set; 0 is unknown, 4 is permanently reset.
        return .report(.mode(number: number, isSupported: (1...3).contains(state)))
    }

    private static func mouse(_ sequence: ControlSequence, isRelease: Bool) -> InputEvent? {
        guard let button = sequence.number(0), let column = sequence.number(1), let row = sequence.number(2) else {
            return nil
        }
        var held: Key.Modifiers = []
        if button & 4 != 0 { held.insert(.shift) }
        if button & 8 != 0 { held.insert(.alt) }
        if button & 16 != 0 { held.insert(.control) }
        let kind: MouseEvent.Kind =
            switch button & ~0x1c {
            case 0: isRelease ? .release : .press
            case 32: .drag
            case 64: .wheelUp
            case 65: .wheelDown
            default: .other
            }
        return .mouse(MouseEvent(kind, at: Point(x: max(0, column - 1), y: max(0, row - 1)), modifiers: held))
    }
}
