/// Removes everything from a text that a terminal would interpret.
struct PasteCleaner {
    private(set) var text = ""

    private enum State { case text, escape, control, string }
    private var state = State.text
    private var isAfterReturn = false

    mutating func append(_ scalar: Unicode.Scalar) {
        switch state {
        case .text: appendText(scalar)
        case .escape:
            switch scalar.value {
            case 0x5b: state = .control
            case 0x50, 0x58, 0x5d, 0x5e, 0x5f: state = .string
            case 0x1b, 0x20...0x2f: break
            case 0x30...0x7e: state = .text
            default: appendText(scalar)
            }
        case .control:
            switch scalar.value {
            case 0x20...0x3f: break
            case 0x40...0x7e: state = .text
            default: appendText(scalar)
            }
        case .string:
            // An escape string ends with the line at the latest, so that an unclosed one does not swallow the rest.
            switch scalar.value {
            case 0x07, 0x9c: state = .text
            case 0x0a, 0x0d, 0x1b: appendText(scalar)
            default: break
            }
        }
    }

    private mutating func appendText(_ scalar: Unicode.Scalar) {
        state = .text
        let isSecondHalf = isAfterReturn && scalar == "\n"
        isAfterReturn = scalar == "\r"
        switch scalar.value {
        case 0x0d: text.unicodeScalars.append("\n")
        case 0x0a where isSecondHalf: break
        case 0x09, 0x0a: text.unicodeScalars.append(scalar)
        case 0x1b: state = .escape
        case 0x9b: state = .control
        case 0x90, 0x98, 0x9d, 0x9e, 0x9f: state = .string
        case 0..<0x20, 0x7f..<0xa0: break
        default: text.unicodeScalars.append(scalar)
        }
    }
}
