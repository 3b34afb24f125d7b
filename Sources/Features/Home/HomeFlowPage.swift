/// What the flow of Home shows on its stack.
enum HomeFlowPage {
    /// Tonight, and the beginnings of the shelves.
    case home(HomeActions)
    /// All of a shelf.
    case shelf(HomeShelf, HomeShelfActions)
}
