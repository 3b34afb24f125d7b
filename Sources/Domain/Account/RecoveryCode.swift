/// A one-time code for setting a new password: 16 letters and digits in four groups.
package struct RecoveryCode: Hashable, Sendable, Redacted {
    package static let count = 8
    package static let length = 16
    /// Crockford's base 32, which leaves out letters that are easily confused.
    package static let alphabet: [Character] = Array("0123456789ABCDEFGHJKMNPQRSTVWXYZ")

    package let symbols: String

    /// Parses a typed code in either case, with or without dashes. Reads O as 0, I and L as 1.
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

    /// The code as shown: `7Q2M-9XKC-4D0T-HR6B`.
    package var text: String {
        let symbols = Array(symbols)
        return stride(from: 0, to: symbols.count, by: 4).map { String(symbols[$0..<min($0 + 4, symbols.count)]) }
            .joined(separator: "-")
    }
}
