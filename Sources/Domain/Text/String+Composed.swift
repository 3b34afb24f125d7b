import Foundation

extension String {
    /// In normalization form C. What can have no other form, which nearly every text is, passes as it is: the tables of
    /// the mapping are large, and most evenings never need them.
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
