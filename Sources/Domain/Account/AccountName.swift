/// The ID an account signs in with: 4 to 20 of a-z, 0-9, `_` and `-`.
package struct AccountName: Hashable, Sendable, Comparable, CustomStringConvertible {
    /// The allowed lengths.
    package static let lengths = 4...20
    /// Names with a special meaning on the command line.
    package static let reserved: Set<String> = ["guest", "local"]

    /// The ID as text.
    package let text: String

    /// Parses typed text: case and surrounding blanks are ignored.
    ///
    /// - Throws: `AccountNameProblem`.
    package init(_ typed: String) throws(AccountNameProblem) {
        let text = String(typed.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed()).lowercased()
        guard text.count >= Self.lengths.lowerBound else { throw .tooShort }
        guard text.count <= Self.lengths.upperBound else { throw .tooLong }
        if let wrong = text.first(where: { !Self.isAllowed($0) }) { throw .character(wrong) }
        guard !Self.reserved.contains(text) else { throw .reserved }
        self.text = text
    }

    /// For a stored name, which was checked before.
    package init(stored text: String) {
        self.text = text
    }

    package var description: String { text }

    /// Compares the text.
    package static func < (left: AccountName, right: AccountName) -> Bool { left.text < right.text }

    private static func isAllowed(_ character: Character) -> Bool {
        switch character {
        case "a"..."z", "0"..."9", "_", "-": character.isASCII
        default: false
        }
    }
}

/// Why a text cannot be the ID of an account.
package enum AccountNameProblem: Error, Hashable, Sendable {
    /// It is shorter than 4 characters.
    case tooShort
    /// It is longer than 20 characters.
    case tooLong
    /// It has a character that is not allowed.
    case character(Character)
    /// It has a special meaning on the command line.
    case reserved
    /// Another account on this machine uses it.
    case taken
}
