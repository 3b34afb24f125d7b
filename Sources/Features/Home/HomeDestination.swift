/// Where a flow of Home may begin.
public enum HomeDestination: Hashable, Sendable {
    /// The root of the tab.
    case home
    /// All of one shelf.
    case shelf(HomeShelf)
}
