/// A one-time code for setting a new password: 16 letters and digits in four groups.
package struct RecoveryCode: Hashable, Sendable {
    /// How many codes an account gets.
    package static let count = 8
    /// Characters without the dashes.
    package static let length = 16
    /// Crockford's base 32, which leaves out letters that are easily confused.
    package static let alphabet: [Character] = Array("0123456789ABCDEFGHJKMNPQRSTVWXYZ")

    /// The code without its dashes.
    package let symbols: String

    /// Parses a typed code: in either case, with or without dashes, O for 0 and I or L for 1.
    ///
    /// - Returns: nil for an invalid code.
    package init?(_ typed: String) {
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

    /// The code as written down: `7Q2M-9XKC-4D0T-HR6B`.
    package var text: String {
        let symbols = Array(symbols)
        return stride(from: 0, to: symbols.count, by: 4).map { String(symbols[$0..<min($0 + 4, symbols.count)]) }
            .joined(separator: "-")
    }
}

extension RecoveryCode: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// Always `•••`.
    package var description: String { "•••" }
    /// Always `•••`.
    package var debugDescription: String { description }
    /// Without children, so that a dump cannot show it.
    package var customMirror: Mirror { Mirror(self, children: []) }
}
