/// The codes of keys: control bytes, and the letters and numbers in sequences (xterm's ctlseqs, the Linux console,
/// rxvt, the kitty keyboard protocol).
enum KeyTable {
    /// The key of a byte below 32, or of DEL. Enter sends 13, or 10 if the terminal translates it.
    static func control(_ byte: UInt8) -> Key {
        switch byte {
        case 0x00: .control(" ")
        case 0x08, 0x7f: Key(.backspace)
        case 0x09: Key(.tab)
        case 0x0a, 0x0d: Key(.enter)
        case 0x1b: Key(.escape)
        case 0x01...0x1a: .control(Character(Unicode.Scalar(byte + 0x60)))
        default: .control(Character(Unicode.Scalar(byte + 0x40)))
        }
    }

    /// The key of the last byte of `ESC [ 1 ; modifiers …`, or of `ESC O …`.
    static func letter(_ byte: UInt8) -> Key.Code? { letters[Character(Unicode.Scalar(byte))] }

    private static let letters: [Character: Key.Code] = [
        "A": .up, "B": .down, "C": .right, "D": .left, "F": .end, "H": .home, "P": .function(1), "Q": .function(2),
        "R": .function(3), "S": .function(4), "Z": .backTab,
    ]

    /// The key of `ESC O …`: letters, and the numeric keypad in application mode.
    static func application(_ byte: UInt8) -> Key.Code? {
        switch byte {
        case UInt8(ascii: " "): .character(" ")
        case UInt8(ascii: "I"): .tab
        case UInt8(ascii: "M"): .enter
        case UInt8(ascii: "X"): .character("=")
        case UInt8(ascii: "j")...UInt8(ascii: "y"): .character(Character(Unicode.Scalar(byte - 0x40)))
        default: letter(byte)
        }
    }

    /// The key of `ESC [ [ …`, F1 to F5 of the Linux console.
    static func linuxFunction(_ byte: UInt8) -> Key.Code? {
        (0x41...0x45).contains(byte) ? .function(Int(byte) - 0x40) : nil
    }

    /// The key of `ESC [ number ~`.
    static func numbered(_ number: Int) -> Key.Code? {
        switch number {
        case 1, 7: .home
        case 2: .insert
        case 3: .delete
        case 4, 8: .end
        case 5: .pageUp
        case 6: .pageDown
        case 11...15: .function(number - 10)
        case 17...21: .function(number - 11)
        case 23, 24: .function(number - 12)
        default: nil
        }
    }

    /// `ESC [ number u` for keys without text, which the kitty keyboard protocol numbers in the private use area.
    static func functional(_ number: Int) -> Key.Code? {
        switch number {
        case 57364...57375: .function(number - 57363)
        case 57399...57408: .character(Character(Unicode.Scalar(UInt8(number - 57399 + 0x30))))
        default: functions[number]
        }
    }

    private static let functions: [Int: Key.Code] = [
        9: .tab, 13: .enter, 57414: .enter, 27: .escape, 8: .backspace, 127: .backspace, 57348: .insert,
        57425: .insert, 57349: .delete, 57426: .delete, 57350: .left, 57417: .left, 57351: .right, 57418: .right,
        57352: .up, 57419: .up, 57353: .down, 57420: .down, 57354: .pageUp, 57421: .pageUp, 57355: .pageDown,
        57422: .pageDown, 57356: .home, 57423: .home, 57357: .end, 57424: .end, 57409: .character("."),
        57410: .character("/"), 57411: .character("*"), 57412: .character("-"), 57413: .character("+"),
        57415: .character("="), 57416: .character(","),
    ]
}
