/// The viewer of data. Decides which types are masked.
package struct Reader: Hashable, Sendable {
    /// Nil for a guest, who has no digs.
    package let profile: Identifier<Profile>?
    /// Whether to show the types of undug characters too; a setting of the member.
    package let seesAllTypes: Bool

    package init(_ profile: Identifier<Profile>?, seesAllTypes: Bool = false) {
        self.profile = profile
        self.seesAllTypes = seesAllTypes
    }

    package static let guest = Reader(nil)
}
