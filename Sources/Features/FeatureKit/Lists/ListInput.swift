package import Reactive

@MainActor
public struct ListInput {
    package let rowSelected = Signal<Int>()
    package let visibleRows = Signal<Range<Int>>()
    package let query = Observable("")
    package let refresh = Signal<Void>()

    package init() {}
}

@MainActor
public protocol ListScreenInput: ScreenInput {
    var list: ListInput { get }
}

extension ListScreenInput {
    package var refresh: Signal<Void> { list.refresh }
}

package struct PlainListInput: ListScreenInput {
    package let list = ListInput()

    package init() {}
}
