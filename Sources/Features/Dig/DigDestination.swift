public import Domain

/// Where a flow of digging may begin.
public enum DigDestination: Hashable, Sendable {
    /// The root of the tab.
    case home
    /// A list of characters to dig.
    case list(CharacterList)
    /// The search, with a text typed already.
    case search(String)
    /// The form in which a character is dug; prefilled where it was dug before.
    case form(Identifier<WorkCharacter>)
    /// What everybody says of a character.
    case result(Identifier<WorkCharacter>)
    /// What is new for the member.
    case inbox
}
