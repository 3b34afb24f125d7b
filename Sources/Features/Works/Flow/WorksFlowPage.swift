internal import Domain

/// What the flow through works, characters and reviews shows on its stack.
enum WorksFlowPage {
    /// A work.
    case work(Identifier<Work>, WorkPageActions)
    /// A character.
    case character(Identifier<WorkCharacter>, CharacterPageActions)
    /// A review and its comments.
    case review(Identifier<Review>, ReviewPageActions)
    /// What the member hid.
    case hidden(HiddenActions)
    /// The works the member added.
    case ownWorks(OwnWorksActions)
    /// A form.
    case form(WorksForm, FormActions)
}
