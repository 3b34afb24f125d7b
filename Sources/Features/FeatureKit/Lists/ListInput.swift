public import Reactive

/// What a user does to a list.
@MainActor
public struct ListInput {
    /// A row was opened.
    public let rowSelected = Signal<Int>()
    /// The rows on the screen became others.
    public let visibleRows = Signal<Range<Int>>()
    /// What the find line looks for; empty for nothing.
    public let query = Observable("")
    /// The list is to be read again.
    public let refresh = Signal<Void>()

    /// Signals that nobody sends yet.
    public init() {}
}

/// The input of a screen that is a list.
@MainActor
public protocol ListScreenInput: ScreenInput {
    /// What is done to the list itself.
    var list: ListInput { get }
}

extension ListScreenInput {
    /// The list's own.
    public var refresh: Signal<Void> { list.refresh }
}

/// The input of a list that can be found in, opened and read again, and nothing else.
public struct PlainListInput: ListScreenInput {
    /// What is done to the list.
    public let list = ListInput()

    /// An input that nobody sends yet.
    public init() {}
}
