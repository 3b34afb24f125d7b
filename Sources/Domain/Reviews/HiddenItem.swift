package struct HiddenItem: Hashable, Sendable {
    package let target: HideTarget
    /// The author of the hidden text, or the hidden author.
    package let author: MemberReference
    /// The character a hidden review or comment is about; nil for an author.
    package let character: LocalizedText?
    /// Seconds since 1970 UTC.
    package let hiddenAt: Int64

    package init(target: HideTarget, author: MemberReference, character: LocalizedText?, hiddenAt: Int64) {
        self.target = target
        self.author = author
        self.character = character
        self.hiddenAt = hiddenAt
    }
}

package enum HideTarget: Hashable, Sendable {
    case review(Identifier<Review>)
    case comment(Identifier<Comment>)
    case author(Identifier<Profile>)
}
