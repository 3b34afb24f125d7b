/// A search result, with hidden data masked for the viewer.
package enum SearchHit: Hashable, Sendable {
    case work(WorkSummary)
    case character(CharacterSummary)
    /// A character of the requested type that the viewer has not dug.
    case someone(work: WorkReference)
    case drink(DrinkSummary)
    case ingredient(Identifier<Ingredient>, LocalizedText)
    case member(MemberReference)

    /// Orders equal matches: works, characters, then the rest. If whole names match, drinks and bottles precede people.
    func rank(isWhole: Bool) -> Int {
        switch self {
        case .work: 0
        case .character: isWhole ? 5 : 1
        case .someone: 2
        case .drink: 3
        case .ingredient: 4
        case .member: 6
        }
    }
}
