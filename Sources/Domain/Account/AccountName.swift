/// The ID an account signs in with: 4 to 20 of a-z, 0-9, `_` and `-`.
public struct AccountName: Hashable, Sendable, Comparable, CustomStringConvertible {
    /// The lengths it may have.
    public static let lengths = 4...20
    /// IDs that mean something else on the command line.
    public static let reserved: Set<String> = ["guest", "local"]

    /// The ID as text.
    public let text: String

    /// Reads what was typed; capitals count as small letters, blanks around it do not count.
    ///
    /// - Throws: `AccountNameProblem`.
    public init(_ typed: String) throws(AccountNameProblem) {
        let text = String(typed.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed()).lowercased()
        guard text.count >= Self.lengths.lowerBound else { throw .tooShort }
        guard text.count <= Self.lengths.upperBound else { throw .tooLong }
        if let wrong = text.first(where: { !Self.isAllowed($0) }) { throw .character(wrong) }
        guard !Self.reserved.contains(text) else { throw .reserved }
        self.text = text
    }

    /// Takes an ID from the store as it is.
    public init(stored text: String) {
        self.text = text
    }

    /// The ID as text.
    public var description: String { text }

    /// IDs sort as their text.
    public static func < (left: AccountName, right: AccountName) -> Bool { left.text < right.text }

    private static func isAllowed(_ character: Character) -> Bool {
        switch character {
        case "a"..."z", "0"..."9", "_", "-": character.isASCII
        default: false
        }
    }
}
