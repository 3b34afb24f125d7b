/// A code that sets a new password, once: 16 letters and digits in four groups.
public struct RecoveryCode: Hashable, Sendable {
    /// How many codes an account is given.
    public static let count = 8
    /// How many characters a code has.
    public static let length = 16
    /// The letters and digits of a code; those that are easily taken for another are left out (Crockford's base 32).
    public static let alphabet: [Character] = Array("0123456789ABCDEFGHJKMNPQRSTVWXYZ")

    /// The code without its dashes.
    public let symbols: String

    /// Reads a code as somebody typed it: in either case, with or without dashes, O for 0 and I or L for 1.
    ///
    /// - Returns: nil for what is no code.
    public init?(_ typed: String) {
        let symbols = typed.uppercased().filter { !$0.isWhitespace && $0 != "-" }.map { symbol -> Character in
            switch symbol {
            case "O": "0"
            case "I", "L": "1"
            default: symbol
            }
        }
        guard symbols.count == Self.length, symbols.allSatisfy({ Self.alphabet.contains($0) }) else { return nil }
        self.symbols = String(symbols)
    }

    /// The code to be written down: `7Q2M-9XKC-4D0T-HR6B`.
    public var text: String {
        let symbols = Array(symbols)
        return stride(from: 0, to: symbols.count, by: 4).map { String(symbols[$0..<min($0 + 4, symbols.count)]) }
            .joined(separator: "-")
    }
}

extension RecoveryCode: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// A mark in its place.
    public var description: String { "•••" }
    /// A mark in its place.
    public var debugDescription: String { description }
    /// Nothing.
    public var customMirror: Mirror { Mirror(self, children: []) }
}
