package import Domain
package import Navigation
package import Reactive
package import Terminal

/// A page with a focus that walks what can be opened, the same on every screen that is a page.
///
/// The screen owns it as it owns a `ListController`: `load` in `load`, `show` when the state changed, its actions behind
/// the screen's own, `handle` and `render`. A page is made of blocks, or of targets that the screen draws itself.
@MainActor
package final class PageController<Target: Hashable & Sendable> {
    /// The user opened something, by Enter or a click.
    package let opened: Signal<Target>
    /// The focus came to something.
    package let focusMoved = Signal<Target>()

    private let strings: Strings
    private var blocks: [PageBlock<Target>] = []
    private var ring = FocusRing<Target>()
    private var page = PageView()
    private var isContent = false
    private var isRevealing = false
    /// A page opens at its top; where the focus lies below, the first key that is for it shows it.
    private var isFocusBelow = false
    private var phase = Phase.idle
    private lazy var finder = RowFinder(
        strings: strings, selected: { [weak self] in self?.ring.index ?? 0 },
        select: { [weak self] in self?.focus(at: $0) })
    private var indicator: PhaseIndicator?
    private weak var host: (any ScreenHost)?
    /// Whether whoever scrolls takes the focus along, so that what the keys act on is always seen.
    package var isFocusKept = false
    /// What had the focus when the program ended, by its place, until the page is read.
    private var awaitedPlace: Int?
    /// How many lines the page had, and how many were shown of it.
    private var extent = (lines: 0, height: 0)

    /// Empty.
    ///
    /// - Parameter opened: is sent what the user opens.
    package init(opened: Signal<Target> = Signal(), strings: Strings) {
        self.opened = opened
        self.strings = strings
    }

    /// What has the focus; nil on a page where nothing can be opened.
    package var focused: Target? { ring.focused }

    /// Takes the host of the screen; called from `load`.
    package func load(in host: any ScreenHost) {
        self.host = host
        finder.load(in: host)
        indicator = PhaseIndicator(host: host)
    }

    /// Shows these blocks and how far their reading is.
    package func show(_ blocks: [PageBlock<Target>], _ phase: Phase) {
        setBlocks(blocks)
        apply(phase)
    }

    /// Shows a page that the screen draws itself, and how far its reading is.
    ///
    /// - Parameters:
    ///   - targets: what can be opened on it, in reading order; nil while there is nothing to draw.
    ///   - texts: by which each is found; none where nothing is to be found.
    package func show(targets: [Target]?, texts: [Target: [String]] = [:], _ phase: Phase) {
        isContent = targets != nil
        ring.setTargets(targets ?? [])
        setTexts(texts)
        goToAwaitedPlace()
        apply(phase)
    }

    /// Shows these blocks; the focus stays where it can.
    package func setBlocks(_ new: [PageBlock<Target>]) {
        blocks = new
        isContent = !new.isEmpty
        ring.setTargets(new.flatMap(\.targets))
        setTexts(Dictionary(new.flatMap(\.targetTexts), uniquingKeysWith: +))
        goToAwaitedPlace()
        host?.setNeedsFrame()
    }

    /// Puts the focus on something.
    package func focus(_ target: Target) {
        ring.focus(target)
        reveal()
    }

    /// The place of what has the focus among all that can be opened.
    package var place: Int? { ring.focused == nil ? nil : ring.index }

    /// Puts the focus on what is at a place, once there is so much, unless the member goes somewhere else before.
    package func focusWhenRead(_ place: Int) {
        awaitedPlace = place
        goToAwaitedPlace()
    }

    private func goToAwaitedPlace() {
        guard let place = awaitedPlace, ring.targets.indices.contains(place) else { return }
        awaitedPlace = nil
        focus(ring.targets[place])
    }

    /// Whether there is something to copy.
    package var isCopyable: Bool { isContent && !finder.isOpen }

    /// What has the focus by its texts, or the whole page as it is drawn by `content`, or by its blocks.
    package func copyText(
        of part: CopyPart, texts: [Target: [String]], metrics: TextMetrics, context: RenderContext,
        content: ((inout Canvas, RenderContext) -> (lines: Int, focus: Int?))? = nil
    ) -> String? {
        guard isContent else { return nil }
        if part == .row, let focused = ring.focused, let words = texts[focused] {
            let row = words.filter { !$0.isEmpty }.joined(separator: "  ")
            if !row.isEmpty { return row }
        }
        return PageView.text(metrics: metrics, context: context) { [blocks] canvas, context in
            content?(&canvas, context)
                ?? PageBlocksView(blocks: blocks, focused: nil, context: context, click: { _ in }).draw(into: &canvas)
        }
    }

    /// By which what can be opened on a page of blocks is found.
    package var blockTexts: [Target: [String]] {
        Dictionary(blocks.flatMap(\.targetTexts), uniquingKeysWith: +)
    }

    package var actions: [KeyAction] { [openAction] + movement() }

    /// Opens what has the focus, for a screen whose own keys stand between this one and the others.
    package var openAction: KeyAction {
        KeyAction(
            id: "page.open", title: strings["action.open"], keys: [Key(.enter)], hint: 1, isEnabled: ring.focused != nil
        ) { [weak self] in self?.open() }
    }

    /// The keys that walk and scroll.
    ///
    /// - Parameter sideways: whether left and right walk too; false on a page that has other uses for them.
    package func movement(sideways: Bool = true) -> [KeyAction] {
        PageMovement.actions(
            strings, sideways: sideways, focus: { [weak self] in self?.moveFocus(by: $0) },
            scroll: { [weak self] in self?.scroll(by: $0) })
    }

    /// Lets the wheel scroll.
    package func handle(_ event: InputEvent) -> Handled {
        if finder.handle(event) == .consumed { return .consumed }
        guard let distance = PageMovement.wheel(event) else { return .ignored }
        scroll(by: distance)
        return .consumed
    }

    /// Draws the page, or in its place that it is read, that there is nothing, or why it could not be read.
    ///
    /// - Parameters:
    ///   - loading: the text beside the spinner.
    ///   - empty: what it means that there is nothing.
    package func render(
        loading: String, empty: String = "", into canvas: inout Canvas, in rect: Rect, context: RenderContext
    ) {
        render(loading: loading, empty: empty, into: &canvas, in: rect, context: context) {
            drawBlocks(&$0, $1, $2, $3)
        }
    }

    /// Draws a page of the screen's own, or in its place what stands there without content.
    ///
    /// - Parameters:
    ///   - loading: the text beside the spinner.
    ///   - empty: what it means that there is nothing.
    ///   - content: draws the page from its line 0 on; it gets what has the focus and what a click on a target does,
    ///     and answers how many lines it took, and the line of the focus.
    package func render(
        loading: String, empty: String = "", into canvas: inout Canvas, in rect: Rect, context: RenderContext,
        content: (inout Canvas, RenderContext, Target?, @escaping (Target) -> Void) -> (lines: Int, focus: Int?)
    ) {
        guard !isContent else { return render(into: &canvas, in: rect, context: context, content: content) }
        _ = indicator?.draw(
            phase, loading: loading, empty: empty, retry: strings["phase.retry"], into: &canvas, in: rect,
            context: context)
    }

    /// Draws the page.
    package func render(into canvas: inout Canvas, in rect: Rect, context: RenderContext) {
        render(into: &canvas, in: rect, context: context) { drawBlocks(&$0, $1, $2, $3) }
    }

    private func render(
        into canvas: inout Canvas, in rect: Rect, context: RenderContext,
        content: (inout Canvas, RenderContext, Target?, @escaping (Target) -> Void) -> (lines: Int, focus: Int?)
    ) {
        let focused = ring.focused
        let body = finder.draw(into: &canvas, in: rect, context: context)
        var lines = 0
        let part = isFocusKept && !ring.targets.isEmpty ? extent.lines / ring.targets.count : 0
        page.draw(revealing: isRevealing, height: part, into: &canvas, in: body, context: context) { canvas, context in
            let drawn = content(&canvas, context, focused) { [weak self] in self?.click($0) }
            lines = drawn.lines
            return drawn
        }
        isFocusBelow = !page.isFocusSeen && (isFocusBelow || extent.lines == 0)
        extent = (lines, body.height)
        isRevealing = false
    }

    private func drawBlocks(
        _ canvas: inout Canvas, _ context: RenderContext, _ focused: Target?, _ click: @escaping (Target) -> Void
    ) -> (lines: Int, focus: Int?) {
        PageBlocksView(blocks: blocks, focused: focused, context: context, click: click).draw(into: &canvas)
    }

    /// Whether letters are text now.
    package var isCapturingText: Bool { finder.isOpen }

    /// A page's keys with those that find on it (`RowFinder`).
    package func withFinding(_ actions: [KeyAction]) -> [KeyAction] { finder.adding(to: actions) }

    private func setTexts(_ texts: [Target: [String]]) {
        finder.setTexts(ring.targets.map { texts[$0] ?? [] })
    }

    private func focus(at place: Int) {
        if ring.targets.indices.contains(place) { focus(ring.targets[place]) }
    }

    private func apply(_ phase: Phase) {
        self.phase = phase
        indicator?.show(phase)
    }

    private func open() {
        if isFocusBelow { return reveal() }
        if let target = ring.focused { opened.send(target) }
    }

    private func moveFocus(by step: Int) {
        awaitedPlace = nil
        if !isFocusBelow { ring.move(by: step) }
        reveal()
        if let target = ring.focused { focusMoved.send(target) }
    }

    private func scroll(by distance: PageMovement.Distance) {
        if isFocusKept, !ring.targets.isEmpty { return walk(by: distance) }
        page.scroll(by: distance)
        host?.setNeedsFrame()
    }

    /// Walks as many targets as lie in the distance, and no further than the ends.
    private func walk(by distance: PageMovement.Distance) {
        let height = max(1, extent.lines / max(1, ring.targets.count))
        let lines =
            switch distance {
            case .lines(let count): count
            case .screens(let fraction): Int(Double(extent.height) * fraction)
            }
        let step = lines / height
        let wanted = ring.index + (step == 0 ? (lines > 0 ? 1 : -1) : step)
        let target = ring.targets[min(max(wanted, 0), ring.targets.count - 1)]
        focus(target)
        focusMoved.send(target)
    }

    private func reveal() {
        isRevealing = true
        isFocusBelow = false
        host?.setNeedsFrame()
    }

    private func click(_ target: Target) {
        if ring.focused == target { open() } else { ring.focus(target) }
    }
}
