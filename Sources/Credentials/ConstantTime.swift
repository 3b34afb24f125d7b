import CSodium
package import Foundation

/// Compares secrets in a time that reveals nothing about where they differ.
package enum ConstantTime {
    /// Only a difference in length shortens the comparison.
    package static func areEqual(_ left: Data, _ right: Data) -> Bool {
        guard left.count == right.count else { return false }
        return left.withUnsafeBytes { one in
            right.withUnsafeBytes { other in
                guard let one = one.baseAddress, let other = other.baseAddress else { return true }
                return sodium_memcmp(one, other, left.count) == 0
            }
        }
    }
}
