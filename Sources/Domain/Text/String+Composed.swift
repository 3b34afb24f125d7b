import Foundation

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
