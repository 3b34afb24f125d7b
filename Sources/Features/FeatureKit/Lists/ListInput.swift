package import Reactive

/// What a user does to a list.
@MainActor
public struct ListInput {
    /// A row was opened.
    package let rowSelected = Signal<Int>()
    /// The rows on the screen became others.
    package let visibleRows = Signal<Range<Int>>()
    /// What the find line looks for; empty for nothing.
    package let query = Observable("")
    /// The list is to be read again.
    package let refresh = Signal<Void>()

    /// Signals that nobody sends yet.
    package init() {}
}

@MainActor
public protocol ListScreenInput: ScreenInput {
    /// What is done to the list itself.
    var list: ListInput { get }
}

extension ListScreenInput {
    /// The list's own.
    package var refresh: Signal<Void> { list.refresh }
}

/// The input of a list that can be found in, opened and read again, and nothing else.
package struct PlainListInput: ListScreenInput {
    package let list = ListInput()

    package init() {}
}
