import Domain
public import Navigation
public import Reactive
public import Terminal

/// What a user does to a page of blocks.
package struct PageInput<Target: Hashable & Sendable>: ScreenInput {
    package let opened = Signal<Target>()
    /// The page is to be read again.
    package let refresh = Signal<Void>()

    package init() {}
}

/// The input of a screen that is a page, with keys of its own perhaps.
@MainActor
public protocol PageScreenInput<Target>: ScreenInput {
    /// What can be opened on it.
    associatedtype Target: Hashable & Sendable

    var opened: Signal<Target> { get }
}

extension PageInput: PageScreenInput {}

/// The state of a screen that is a page of blocks.
public protocol PageScreenState<Target>: ScreenState {
    /// What can be opened on it.
    associatedtype Target: Hashable & Sendable

    /// Its name in the trail.
    var title: String { get }
    /// What stands on it; content as long as there is a block.
    var blocks: [PageBlock<Target>] { get }
}

/// What a page of blocks shows.
package struct PageState<Target: Hashable & Sendable>: LoadedPageState {
    /// Where its content stands.
    package var phase: Phase = .idle
    /// Its name in the trail.
    package var title = ""
    /// What stands on it.
    package var blocks: [PageBlock<Target>] = []

    /// An empty page.
    package init() {}
}

/// The base of every screen that is a page of blocks: the focus walks what can be opened. What was read stays while the
/// page is read again, and when that fails.
@MainActor
open class PageScreen<Model: ViewModel, Target>: ViewModelScreen<Model>
where
    Model.Input: PageScreenInput, Model.Output.State: PageScreenState, Model.Input.Target == Target,
    Model.Output.State.Target == Target
{
    /// The page: focus and scrolling.
    package private(set) lazy var page = PageController<Target>(opened: input.opened, strings: strings)

    open override var title: String { state?.title ?? "" }
    /// The keys of the screen beside those of every page, in the order of the hints.
    open var pageActions: [KeyAction] { [] }
    open override var actions: [KeyAction] {
        page.withFinding([page.openAction] + pageActions + page.movement() + [refreshKey])
    }
    open override var isCapturingText: Bool { page.isCapturingText }

    open override func willBind(in host: any ScreenHost) { page.load(in: host) }
    open override func apply(_ state: State) { page.show(state.blocks, state.phase) }
    open override var isCopyable: Bool { page.isCopyable }
    open override var selection: Int? { page.place }
    open override func select(_ place: Int) { page.focusWhenRead(place) }
    open override func copyText(of part: CopyPart, metrics: TextMetrics, context: RenderContext) -> String? {
        page.copyText(of: part, texts: page.blockTexts, metrics: metrics, context: context)
    }
    open override func handle(_ event: InputEvent) -> Handled { page.handle(event) }

    open override func render(into canvas: inout Canvas, in rect: Rect, context: RenderContext) {
        page.render(loading: loadingText, empty: emptyText, into: &canvas, in: rect, context: context)
    }
}
