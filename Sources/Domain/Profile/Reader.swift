/// Who reads data, which decides which types are masked.
public struct Reader: Hashable, Sendable {
    /// Nil for a guest, who has dug nothing.
    public let profile: Identifier<Profile>?
    /// Whether the types of characters that were not dug are shown too, a setting of the member.
    public let seesAllTypes: Bool

    /// Memberwise.
    public init(_ profile: Identifier<Profile>?, seesAllTypes: Bool = false) {
        self.profile = profile
        self.seesAllTypes = seesAllTypes
    }

    /// A reader who is no member.
    public static let guest = Reader(nil)
}
