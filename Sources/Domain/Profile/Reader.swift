/// Who reads data, which decides which types are masked.
package struct Reader: Hashable, Sendable {
    /// Nil for a guest, who has dug nothing.
    package let profile: Identifier<Profile>?
    /// Whether the types of characters that were not dug are shown too, a setting of the member.
    package let seesAllTypes: Bool

    package init(_ profile: Identifier<Profile>?, seesAllTypes: Bool = false) {
        self.profile = profile
        self.seesAllTypes = seesAllTypes
    }

    /// A reader who is no member.
    package static let guest = Reader(nil)
}
