public import Foundation

/// What is kept of a password: the key scrypt derived from it, and what it was derived with (RFC 7914).
public struct PasswordHash: Hashable, Sendable {
    /// What is mixed in, so that equal passwords have different keys.
    public let salt: Data
    /// The derived key.
    public let key: Data
    /// How much memory and time a guess costs.
    public let cost: PasswordCost

    /// Makes a hash.
    public init(salt: Data, key: Data, cost: PasswordCost) {
        self.salt = salt
        self.key = key
        self.cost = cost
    }
}

extension PasswordHash: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// A mark in its place.
    public var description: String { "•••" }
    /// A mark in its place.
    public var debugDescription: String { description }
    /// Nothing.
    public var customMirror: Mirror { Mirror(self, children: []) }
}
