public import Domain

/// Where works, characters and reviews lead outside their flow; filled in by the composition root.
public struct WorksLinks {
    /// Shows the form in which a character is dug, or dug again.
    public let showDig: @MainActor (Identifier<WorkCharacter>) -> Void
    /// Shows what everybody thinks of a character.
    public let showResult: @MainActor (Identifier<WorkCharacter>) -> Void
    /// Shows a member.
    public let showMember: @MainActor (Identifier<Profile>) -> Void

    /// Makes exits.
    public init(
        showDig: @escaping @MainActor (Identifier<WorkCharacter>) -> Void,
        showResult: @escaping @MainActor (Identifier<WorkCharacter>) -> Void,
        showMember: @escaping @MainActor (Identifier<Profile>) -> Void
    ) {
        self.showDig = showDig
        self.showResult = showResult
        self.showMember = showMember
    }
}
