/// The terminal modes that a program's output has left on.
struct TerminalModes {
    private var isOn: [Int: Bool] = [:]
    private(set) var hasApplicationKeypad = false

    /// Evaluates `CSI ? n h`, `CSI ? n l` and the two keypad sequences.
    init(after output: [UInt8]) {
        var index = 0
        while let escape = output[index...].firstIndex(of: 0x1b), escape + 1 < output.count {
            index = escape + 1
            switch output[index] {
            case UInt8(ascii: "="): hasApplicationKeypad = true
            case UInt8(ascii: ">"): hasApplicationKeypad = false
            case UInt8(ascii: "[") where index + 1 < output.count && output[index + 1] == UInt8(ascii: "?"):
                read(output[(index + 2)...])
            default: break
            }
        }
    }

    private mutating func read(_ rest: ArraySlice<UInt8>) {
        let body = rest.prefix { (0x30...0x3b).contains($0) }
        guard let last = rest[body.endIndex...].first else { return }
        guard last == UInt8(ascii: "h") || last == UInt8(ascii: "l") else { return }
        for number in body.split(separator: UInt8(ascii: ";")) {
            guard let mode = Int(String(decoding: number, as: UTF8.self)) else { continue }
            isOn[mode] = last == UInt8(ascii: "h")
        }
    }

    var isAlternateScreen: Bool { isOn[1049] == true || isOn[47] == true || isOn[1047] == true }

    /// Whether any mouse reporting is on.
    var isMouseOn: Bool { [1000, 1002, 1003].contains { isOn[$0] == true } }

    /// Descriptions of modes that would disturb a shell; empty if there are none.
    var leftBehind: [String] {
        let names = [
            47: "alternate screen", 1047: "alternate screen", 1049: "alternate screen", 1000: "mouse",
            1002: "mouse drag", 1003: "mouse movement", 1006: "mouse encoding", 1004: "focus reports",
            2004: "bracketed paste", 2026: "synchronised output", 1: "application cursor keys",
        ]
        var left = names.filter { isOn[$0.key] == true }.map(\.value)
        if isOn[25] == false { left.append("hidden cursor") }
        if isOn[7] == false { left.append("no wrapping") }
        if hasApplicationKeypad { left.append("application keypad") }
        return left.sorted()
    }
}
