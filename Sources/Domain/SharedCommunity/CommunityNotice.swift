/// A notice to a member about what a community did with an action of theirs.
package struct CommunityNotice: Hashable, Sendable, Identifiable {
    package enum Kind: Hashable, Sendable {
        /// A later vote from another of the member's devices replaced this one; its label, if known.
        case votedElsewhere(MBTI, device: String?)
        /// A later text won; the member's text became a draft.
        case becameDraft(String)
        /// The commented review is gone; the comment became the draft of a review.
        case reviewGone(String)
        case refused(String)
        /// The operator hid the member's text from others, with the stated reason, if any.
        case hidden(post: String, why: String?)
    }

    /// The member's text that was not kept; nil if the notice is not about a text.
    package var lostText: String? {
        switch kind {
        case .becameDraft(let text), .reviewGone(let text): text
        case .votedElsewhere, .refused, .hidden: nil
        }
    }

    /// Increases with time.
    package let id: Int64
    package let kind: Kind
    package let character: Identifier<WorkCharacter>?
    /// Nil if the character is not here.
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
