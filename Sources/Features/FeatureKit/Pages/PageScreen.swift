internal import Domain
public import Navigation
public import Reactive
public import Terminal

/// What a user does to a page of blocks.
public struct PageInput<Target: Hashable & Sendable>: ScreenInput {
    /// Something on the page was opened.
    public let opened = Signal<Target>()
    /// The page is to be read again.
    public let refresh = Signal<Void>()

    /// An input that nobody sends yet.
    public init() {}
}

/// The input of a screen that is a page, with keys of its own perhaps.
@MainActor
public protocol PageScreenInput<Target>: ScreenInput {
    /// What can be opened on it.
    associatedtype Target: Hashable & Sendable

    /// Something on the page was opened.
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
public struct PageState<Target: Hashable & Sendable>: LoadedPageState {
    /// Where its content stands.
    public var phase: Phase = .idle
    /// Its name in the trail.
    public var title = ""
    /// What stands on it.
    public var blocks: [PageBlock<Target>] = []

    /// An empty page.
    public init() {}
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
    public private(set) lazy var page = PageController<Target>(opened: input.opened, strings: strings)

    /// Its name in the trail.
    open override var title: String { state?.title ?? "" }
    /// The keys of the screen beside those of every page, in the order of the hints.
    open var pageActions: [KeyAction] { [] }
    /// Opening, the screen's own keys, walking and reading again.
    open override var actions: [KeyAction] {
        page.withFinding([page.openAction] + pageActions + page.movement() + [refreshKey])
    }
    /// Whether the find line is open.
    open override var isCapturingText: Bool { page.isCapturingText }

    /// Hands the host to the page.
    open override func willBind(in host: any ScreenHost) { page.load(in: host) }
    /// Hands the blocks to the page.
    open override func apply(_ state: State) { page.show(state.blocks, state.phase) }
    /// Whether there is a page.
    open override var isCopyable: Bool { page.isCopyable }
    /// The place of what has the focus.
    open override var selection: Int? { page.place }
    /// Puts the focus on what is at a place.
    open override func select(_ place: Int) { page.focusWhenRead(place) }
    /// What has the focus, or the whole page.
    open override func copyText(of part: CopyPart, metrics: TextMetrics, context: RenderContext) -> String? {
        page.copyText(of: part, texts: page.blockTexts, metrics: metrics, context: context)
    }
    /// Lets the wheel scroll.
    open override func handle(_ event: InputEvent) -> Handled { page.handle(event) }

    /// The blocks, or what stands in their place.
    open override func render(into canvas: inout Canvas, in rect: Rect, context: RenderContext) {
        page.render(loading: loadingText, empty: emptyText, into: &canvas, in: rect, context: context)
    }
}
