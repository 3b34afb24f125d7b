/// What can be opened at the root of the tab.
enum DigHomeTarget: Hashable, Sendable {
    case list(CharacterList)
    /// The rest of those on the page; another place than the list's own.
    case more(CharacterList)
    case search
    case inbox
    case ownWorks
    case requests
    case hidden
    case character(DugState)
}
