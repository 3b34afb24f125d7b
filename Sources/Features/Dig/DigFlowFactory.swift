internal import Domain
internal import Navigation

/// What the flow of digging needs built.
@MainActor
protocol DigFlowFactory: AnyObject {
    func makeDigHome(actions: DigHomeActions) -> any Screen
    func makeCharacterList(_ list: CharacterList, actions: CharacterListActions) -> any Screen
    func makeSearch(_ text: String, actions: SearchActions) -> any Screen
    func makeDigForm(_ id: Identifier<WorkCharacter>, actions: DigFormActions) -> any Screen
    func makeResult(_ id: Identifier<WorkCharacter>, actions: ResultActions) -> any Screen
    func makeResultTable(_ table: ResultTable) -> any Modal
    func makeChoice(_ choice: SearchChoice) -> any Modal
    func makeKindChoice(_ choice: InboxKindChoice) -> any Modal
    func makeInbox(actions: InboxActions) -> any Screen
}
