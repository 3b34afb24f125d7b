public import Foundation

/// Compares secrets in a time that tells nothing of where they differ.
public enum ConstantTime {
    /// Whether two texts of bytes are the same. Only a difference in length is seen early.
    public static func areEqual(_ left: Data, _ right: Data) -> Bool {
        guard left.count == right.count else { return false }
        var difference: UInt8 = 0
        for (one, other) in zip(left, right) { difference |= one ^ other }
        return difference == 0
    }
}
