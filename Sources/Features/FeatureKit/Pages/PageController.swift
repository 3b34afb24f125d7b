public import Domain
public import Navigation
public import Reactive
public import Terminal

/// A page of blocks with a focus that walks what can be opened, the same on every screen that is a page.
///
/// The screen owns it as it owns a `ListController`: `load` in `load`, `setBlocks` when the state changed, its actions
/// behind the screen's own, `handle` and `render`.
@MainActor
public final class PageController<Target: Hashable & Sendable> {
    /// The user opened something, by Enter or a click.
    public let opened = Signal<Target>()
    /// The focus came to something.
    public let focusMoved = Signal<Target>()

    private let strings: Strings
    private var blocks: [PageBlock<Target>] = []
    private var ring = FocusRing<Target>()
    private var page = PageView()
    private var isRevealing = true
    private var phase = Phase.idle
    private var indicator: PhaseIndicator?
    private weak var host: (any ScreenHost)?

    /// Makes an empty page.
    public init(strings: Strings) {
        self.strings = strings
    }

    /// What has the focus; nil on a page where nothing can be opened.
    public var focused: Target? { ring.focused }

    /// Takes the host of the screen; called from `load`.
    public func load(in host: any ScreenHost) {
        self.host = host
        indicator = PhaseIndicator(host: host)
    }

    /// Shows these blocks and how far their reading is.
    public func show(_ blocks: [PageBlock<Target>], _ phase: Phase) {
        setBlocks(blocks)
        self.phase = phase
        indicator?.show(phase)
    }

    /// Shows these blocks; the focus stays where it can.
    public func setBlocks(_ new: [PageBlock<Target>]) {
        blocks = new
        ring.setTargets(new.flatMap(\.targets))
        host?.setNeedsFrame()
    }

    /// Puts the focus on something.
    public func focus(_ target: Target) {
        ring.focus(target)
        reveal()
    }

    /// The keys of the page.
    public var actions: [KeyAction] {
        [
            KeyAction(
                id: "page.open", title: strings["action.open"], keys: [Key(.enter)], hint: 1,
                isEnabled: ring.focused != nil
            ) { [weak self] in self?.open() }
        ]
            + PageMovement.actions(
                strings, focus: { [weak self] in self?.moveFocus(by: $0) },
                scroll: { [weak self] in self?.scroll(by: $0) })
    }

    /// Lets the wheel scroll.
    public func handle(_ event: InputEvent) -> Handled {
        guard let distance = PageMovement.wheel(event) else { return .ignored }
        scroll(by: distance)
        return .consumed
    }

    /// Draws the page, or in its place that it is read, that there is nothing, or why it could not be read.
    ///
    /// - Parameters:
    ///   - loading: the text beside the spinner.
    ///   - empty: what it means that there is nothing.
    public func render(
        loading: String, empty: String = "", into canvas: inout Canvas, in rect: Rect, context: RenderContext
    ) {
        guard blocks.isEmpty else { return render(into: &canvas, in: rect, context: context) }
        _ = indicator?.draw(
            phase, loading: loading, empty: empty, retry: strings["phase.retry"], into: &canvas, in: rect,
            context: context)
    }

    /// Draws the page.
    public func render(into canvas: inout Canvas, in rect: Rect, context: RenderContext) {
        let (blocks, focused) = (blocks, ring.focused)
        page.draw(revealing: isRevealing, into: &canvas, in: rect, context: context) { canvas, context in
            PageBlocksView(
                blocks: blocks, focused: focused, context: context, click: { [weak self] in self?.click($0) }
            ).draw(into: &canvas)
        }
        isRevealing = false
    }

    private func open() {
        if let target = ring.focused { opened.send(target) }
    }

    private func moveFocus(by step: Int) {
        ring.move(by: step)
        reveal()
        if let target = ring.focused { focusMoved.send(target) }
    }

    private func scroll(by distance: PageMovement.Distance) {
        page.scroll(by: distance)
        host?.setNeedsFrame()
    }

    private func reveal() {
        isRevealing = true
        host?.setNeedsFrame()
    }

    private func click(_ target: Target) {
        if ring.focused == target { open() } else { ring.focus(target) }
    }
}
