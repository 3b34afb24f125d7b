/// Something a community did to what a member did, for the member to know.
package struct CommunityNotice: Hashable, Sendable, Identifiable {
    package enum Kind: Hashable, Sendable {
        /// The vote of another of the member's devices arrived later and took the place of this one's. The label of that
        /// device, where it is known.
        case votedElsewhere(MBTI, device: String?)
        /// A later text stands: the member's is a draft now.
        case becameDraft(String)
        /// The review that the member commented on is gone: the comment is the draft of a review now.
        case reviewGone(String)
        /// The community refused an action, with its word for why.
        case refused(String)
        /// What the member wrote is hidden from the others, with the word of whoever runs the community for why, where there
        /// is one.
        case hidden(post: String, why: String?)
    }

    /// What the member wrote and did not stand; nil for what is about no text.
    package var lostText: String? {
        switch kind {
        case .becameDraft(let text), .reviewGone(let text): text
        case .votedElsewhere, .refused, .hidden: nil
        }
    }

    /// Rises with time.
    package let id: Int64
    package let kind: Kind
    /// The character it is about; nil for none.
    package let character: Identifier<WorkCharacter>?
    /// Its name; nil where it is not here.
    package let characterName: LocalizedText?
    /// Seconds since 1970 UTC.
    package let at: Int64

    package init(
        id: Int64, kind: Kind, character: Identifier<WorkCharacter>?, characterName: LocalizedText? = nil, at: Int64
    ) {
        self.id = id
        self.kind = kind
        self.character = character
        self.characterName = characterName
        self.at = at
    }
}
