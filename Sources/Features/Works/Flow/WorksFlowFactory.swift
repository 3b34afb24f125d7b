internal import Domain
internal import Navigation

/// What the flow through works, characters and reviews needs built.
@MainActor
protocol WorksFlowFactory: AnyObject {
    func makeWorkPage(_ id: Identifier<Work>, actions: WorkPageActions) -> any Screen
    func makeCharacterPage(_ id: Identifier<WorkCharacter>, actions: CharacterPageActions) -> any Screen
    func makeReviewPage(_ id: Identifier<Review>, actions: ReviewPageActions) -> any Screen
    func makeHidden(actions: HiddenActions) -> any Screen
    func makeOwnWorks(actions: OwnWorksActions) -> any Screen
    func makeForm(_ form: WorksForm, actions: FormActions) -> any Screen
}
