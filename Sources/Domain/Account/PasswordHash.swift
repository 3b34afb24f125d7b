public import Foundation

/// A password as it is stored: the key that scrypt derived from it, with the parameters (RFC 7914).
public struct PasswordHash: Hashable, Sendable {
    /// Random bytes, so that equal passwords have different keys.
    public let salt: Data
    /// The derived key.
    public let key: Data
    /// How much memory and time a guess takes.
    public let cost: PasswordCost

    /// Memberwise.
    public init(salt: Data, key: Data, cost: PasswordCost) {
        self.salt = salt
        self.key = key
        self.cost = cost
    }
}

extension PasswordHash: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// Always `•••`.
    public var description: String { "•••" }
    /// Always `•••`.
    public var debugDescription: String { description }
    /// Without children, so that a dump cannot show it.
    public var customMirror: Mirror { Mirror(self, children: []) }
}
