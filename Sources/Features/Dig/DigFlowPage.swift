internal import Domain

/// What the flow of digging shows on its stack.
enum DigFlowPage {
    /// What there is to dig.
    case home(DigHomeActions)
    /// A list of characters.
    case list(CharacterList, CharacterListActions)
    /// The search, with a text to begin with.
    case search(String, SearchActions)
    /// The form in which a character is dug.
    case form(Identifier<WorkCharacter>, DigFormActions)
    /// What everybody says of a character.
    case result(Identifier<WorkCharacter>, ResultActions)
    /// What is new for the member.
    case inbox(InboxActions)
}
