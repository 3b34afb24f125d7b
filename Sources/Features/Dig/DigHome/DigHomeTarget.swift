/// What can be opened at the root of the tab.
enum DigHomeTarget: Hashable, Sendable {
    case list(CharacterList)
    case search
    case inbox
    case character(DugState)
}
