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
    static func letter(_ byte: UInt8) -> Key.Code? {
        switch byte {
        case UInt8(ascii: "A"): .up
        case UInt8(ascii: "B"): .down
        case UInt8(ascii: "C"): .right
        case UInt8(ascii: "D"): .left
        case UInt8(ascii: "F"): .end
        case UInt8(ascii: "H"): .home
        case UInt8(ascii: "P"): .function(1)
        case UInt8(ascii: "Q"): .function(2)
        case UInt8(ascii: "R"): .function(3)
        case UInt8(ascii: "S"): .function(4)
        case UInt8(ascii: "Z"): .backTab
        default: nil
        }
    }

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
        case 9: .tab
        case 13, 57414: .enter
        case 27: .escape
        case 8, 127: .backspace
        case 57348, 57425: .insert
        case 57349, 57426: .delete
        case 57350, 57417: .left
        case 57351, 57418: .right
        case 57352, 57419: .up
        case 57353, 57420: .down
        case 57354, 57421: .pageUp
        case 57355, 57422: .pageDown
        case 57356, 57423: .home
        case 57357, 57424: .end
        case 57364...57375: .function(number - 57363)
        case 57399...57408: .character(Character(Unicode.Scalar(UInt8(number - 57399 + 0x30))))
        case 57409: .character(".")
        case 57410: .character("/")
        case 57411: .character("*")
        case 57412: .character("-")
        case 57413: .character("+")
        case 57415: .character("=")
        case 57416: .character(",")
        default: nil
        }
    }
}
