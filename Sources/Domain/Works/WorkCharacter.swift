/// A character of a work as the catalogue or a member wrote it. It names the editor's guess, so it is for those who write
/// and import; what screens read is `CharacterSummary`, which knows what its reader may see.
public struct WorkCharacter: Hashable, Sendable, Identifiable {
    /// Its id; `my-…` for one of a member's own.
    public let id: Identifier<WorkCharacter>
    /// Its name.
    public var name: LocalizedText
    /// Whether the work is about it.
    public var isLead: Bool
    /// The editor's guess of its type: shown as such until enough votes exist, never counted.
    public var guess: MBTI?

    /// Memberwise.
    public init(id: Identifier<WorkCharacter>, name: LocalizedText, isLead: Bool = false, guess: MBTI? = nil) {
        self.id = id
        self.name = name
        self.isLead = isLead
        self.guess = guess
    }
}
