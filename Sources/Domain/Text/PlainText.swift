import Foundation

/// Cleans external text, so that typed, pasted or imported text cannot control a terminal.
package enum PlainText {
    /// Returns the text on one line of at most `limit` characters. Control characters and line ends become spaces, and
    /// runs of spaces become one. Bidirectional controls, invisible operators, byte order marks, surrounding spaces and
    /// excess combining marks are removed. Emoji joiners stay.
    package static func line(_ text: String, limit: Int) -> String {
        var result = String.UnicodeScalarView()
        var isSpaceDue = false
        var marks = 0
        for scalar in text.unicodeScalars {
            marks = isMark(scalar) ? marks + 1 : 0
            if marks > mostMarks { continue }
            if isBlank(scalar) {
                isSpaceDue = !result.isEmpty
            } else if !isInvisible(scalar) {
                if isSpaceDue { result.append(" ") }
                isSpaceDue = false
                result.append(scalar)
            }
        }
        var line = String(String(result).prefix(max(limit, 0)))
        while line.last == " " { line.removeLast() }
        return line
    }

    /// The most marks per letter; no writing system uses more.
    private static let mostMarks = 16

    private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
        guard scalar.value >= 0x300 else { return false }
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .spacingMark, .enclosingMark: return true
        default: return false
        }
    }

    private static func isBlank(_ scalar: Unicode.Scalar) -> Bool {
        scalar.properties.generalCategory == .control || scalar.properties.isWhitespace
    }

    /// Returns whether a character is invisible and always removed: bidirectional controls, invisible operators, byte
    /// order marks, annotation anchors.
    package static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2060...0x206F, 0xFEFF, 0xFFF9...0xFFFB: true
        default: false
        }
    }

    /// Cleans each line like `line`, keeping at most one empty line in a row and none at the ends.
    package static func lines(_ text: String) -> String {
        var lines: [String] = []
        for part in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
            let line = line(String(part), limit: .max)
            if !line.isEmpty || lines.last?.isEmpty == false { lines.append(line) }
        }
        if lines.last?.isEmpty == true { lines.removeLast() }
        return lines.joined(separator: "\n")
    }
}

extension StringProtocol {
    /// Returns whether the text has a sample's form, in which `0` stands for any digit, as `0000-00-00`. Replaces
    /// regular expressions, which are compiled at every use; the first one loads a megabyte of code.
    func hasForm(_ sample: String) -> Bool {
        utf8.count == sample.utf8.count
            && zip(utf8, sample.utf8).allSatisfy { byte, wanted in
                wanted == UInt8(ascii: "0") ? (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) : byte == wanted
            }
    }
}

extension String {
    /// The text in normalization form C. Text that has no other form, nearly all, is returned unchanged: loading the
    /// large mapping tables is seldom needed.
    package var composed: String {
        let isComposed = unicodeScalars.allSatisfy { scalar in
            switch scalar.value {
            case 0..<0x300, 0x2010...0x2027, 0xac00...0xd7a3, 0x4e00...0x9fff: true
            default: false
            }
        }
        return isComposed ? self : precomposedStringWithCanonicalMapping
    }
}
