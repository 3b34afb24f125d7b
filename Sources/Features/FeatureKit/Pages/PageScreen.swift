import Domain
public import Navigation
public import Reactive
public import Terminal

package struct PageInput<Target: Hashable & Sendable>: ScreenInput {
    package let opened = Signal<Target>()
    package let refresh = Signal<Void>()

    package init() {}
}

@MainActor
public protocol PageScreenInput<Target>: ScreenInput {
    associatedtype Target: Hashable & Sendable

    var opened: Signal<Target> { get }
}

extension PageInput: PageScreenInput {}

public protocol PageScreenState<Target>: ScreenState {
    associatedtype Target: Hashable & Sendable

    var title: String { get }
    /// The blocks; the page has content if there is at least one.
    var blocks: [PageBlock<Target>] { get }
}

package struct PageState<Target: Hashable & Sendable>: LoadedPageState {
    package var phase: Phase = .idle
    package var title = ""
    package var blocks: [PageBlock<Target>] = []

    package init() {}
}

extension ViewModelScreen where Model.Input: PageScreenInput {
    /// A key that opens a target regardless of the focus.
    package func openKey(
        _ id: String, title: String? = nil, _ letter: Character, hint: Int = 1, isEnabled: Bool = true,
        _ target: Model.Input.Target
    ) -> KeyAction {
        key(id, title: title, [.character(letter)], hint: hint, isEnabled: isEnabled) { $0.opened.send(target) }
    }
}

/// The base class of pages made of blocks. The content stays while it is read again, and if that fails.
@MainActor
open class PageScreen<Model: ViewModel, Target>: ViewModelScreen<Model>
where
    Model.Input: PageScreenInput, Model.Output.State: PageScreenState, Model.Input.Target == Target,
    Model.Output.State.Target == Target
{
    package private(set) lazy var page = PageController<Target>(opened: input.opened, strings: strings)

    open override var title: String { state?.title ?? "" }
    /// Additional keys, in the order of their hints.
    open var pageActions: [KeyAction] { [] }
    open override var actions: [KeyAction] {
        page.withFinding([page.openAction] + pageActions + page.movement() + [refreshKey])
    }
    open override var isCapturingText: Bool { page.isCapturingText }

    open override var widestContent: Int { PaneLayout.widestPage }
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
