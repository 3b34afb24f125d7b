/// The ID an account signs in with: 4 to 20 of a-z, 0-9, `_` and `-`.
package struct AccountName: Hashable, Sendable, Comparable, CustomStringConvertible {
    package static let lengths = 4...20
    /// Names with a special meaning on the command line.
    package static let reserved: Set<String> = ["guest", "local"]

    package let text: String

    /// Parses typed text, ignoring case and surrounding blanks.
    package init(_ typed: String) throws(AccountNameProblem) {
        let text = String(typed.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed()).lowercased()
        guard text.count >= Self.lengths.lowerBound else { throw .tooShort }
        guard text.count <= Self.lengths.upperBound else { throw .tooLong }
        if let wrong = text.first(where: { !Self.isAllowed($0) }) { throw .character(wrong) }
        guard !Self.reserved.contains(text) else { throw .reserved }
        self.text = text
    }

    /// Creates a name from stored text, which was validated before.
    package init(stored text: String) { self.text = text }

    package var description: String { text }

    package static func < (left: AccountName, right: AccountName) -> Bool { left.text < right.text }

    private static func isAllowed(_ character: Character) -> Bool {
        switch character {
        case "a"..."z", "0"..."9", "_", "-": character.isASCII
        default: false
        }
    }
}

package enum AccountNameProblem: Error, Hashable, Sendable {
    case tooShort
    case tooLong
    case character(Character)
    case reserved
    case taken
}
