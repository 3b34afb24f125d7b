package import Domain
package import Navigation
package import Reactive
package import Terminal

/// Controls a page of blocks, or of targets the screen draws itself; a focus moves between its targets, alike on every
/// page screen. The screen calls `load` from its own `load`, `show` on every state, `handle` and `render`.
@MainActor
package final class PageController<Target: Hashable & Sendable> {
    /// Notifies when a target is opened by Enter or a click.
    package let opened: Signal<Target>
    package let focusMoved = Signal<Target>()

    private let strings: Strings
    private var blocks: [PageBlock<Target>] = []
    /// The level of room, and the extent it is for; nil for new blocks.
    private var level = 0
    private var fitted: (size: Size, isPlain: Bool)?
    private var ring = FocusRing<Target>()
    private var page = PageView()
    private var isContent = false
    private var isRevealing = false
    /// Whether the focus is below the visible part since the page opened. The first focus key then only reveals it.
    private var isFocusBelow = false
    private var phase = Phase.idle
    private lazy var finder = RowFinder(
        strings: strings, selected: { [weak self] in self?.ring.index ?? 0 },
        select: { [weak self] in self?.focus(at: $0) })
    private var indicator: PhaseIndicator?
    private weak var host: (any ScreenHost)?
    /// Whether scrolling moves the focus along, so that the target of the keys is always visible.
    package var isFocusKept = false
    /// Whether rows are short and close together, because a page beside them says the rest.
    package var isBrief = false
    /// The index of the focus to restore from the last session, until it has been read.
    private var awaitedPlace: Int?
    private var extent = (lines: 0, height: 0)

    package init(opened: Signal<Target> = Signal(), strings: Strings) {
        self.opened = opened
        self.strings = strings
    }

    package var focused: Target? { ring.focused }

    package func load(in host: any ScreenHost) {
        self.host = host
        finder.load(in: host)
        indicator = PhaseIndicator(host: host)
    }

    package func show(_ blocks: [PageBlock<Target>], _ phase: Phase) {
        setBlocks(blocks)
        apply(phase)
    }

    /// Shows a page the screen draws itself, with its targets in reading order; nil targets mean no content.
    package func show(targets: [Target]?, texts: [Target: [String]] = [:], _ phase: Phase) {
        isContent = targets != nil
        ring.setTargets(targets ?? [])
        setTexts(texts)
        goToAwaitedPlace()
        apply(phase)
    }

    /// Shows the blocks, keeping the focus where possible.
    package func setBlocks(_ new: [PageBlock<Target>]) {
        if new != blocks { fitted = nil }
        blocks = new
        isContent = !new.isEmpty
        setTargets()
        host?.setNeedsFrame()
    }

    private var shownBlocks: [PageBlock<Target>] { blocks.filter { $0.isShown(at: level) } }

    private func setTargets() {
        let place = ring.index
        ring.setTargets(shownBlocks.flatMap(\.targets))
        if isFocusKept, ring.index != place { isRevealing = true }
        setTexts(blockTexts)
        // The awaited index counts only rows that fit the page.
        if fitted != nil || mostLevel == 0 { goToAwaitedPlace() }
    }

    private var mostLevel: Int { blocks.reduce(0) { max($0, $1.level) } }

    /// Finds the highest level of room whose rows fit the page.
    private func fit(to size: Size, _ metrics: TextMetrics, _ context: RenderContext) {
        let most = mostLevel
        guard most > 0, fitted.map({ $0 != (size, context.isPlain) }) ?? true else { return }
        fitted = (size, context.isPlain)
        func fits(_ tried: Int) -> Bool {
            level = tried
            let page = DrawnPage(width: size.width, pageHeight: size.height, metrics: metrics, context: context) {
                drawBlocks(&$0, $1, nil) { _ in }
            }
            return page.lines <= size.height
        }
        // Tries both ends first: most windows fit no further row, or all of them.
        var (lowest, highest) = fits(1) ? (1, most) : (0, 0)
        if highest > lowest, fits(most) { lowest = most }
        while lowest < highest {
            let middle = (lowest + highest + 1) / 2
            if fits(middle) { lowest = middle } else { highest = middle - 1 }
        }
        level = lowest
        setTargets()
    }

    package func focus(_ target: Target) {
        ring.focus(target)
        reveal()
    }

    package var place: Int? { ring.focused == nil ? nil : ring.index }

    /// Focuses the target at an index once it has been read, unless the member moves elsewhere first.
    package func focusWhenRead(_ place: Int) {
        awaitedPlace = place
        goToAwaitedPlace()
    }

    private func goToAwaitedPlace() {
        guard let place = awaitedPlace, ring.targets.indices.contains(place) else { return }
        awaitedPlace = nil
        focus(ring.targets[place])
    }

    package var isCopyable: Bool { isContent && !finder.isOpen }

    /// The focused target's texts, or the whole page as drawn by `content`, by default its blocks.
    package func copyText(
        of part: CopyPart, texts: [Target: [String]], metrics: TextMetrics, context: RenderContext,
        content: ((inout Canvas, RenderContext) -> (lines: Int, focus: Int?))? = nil
    ) -> String? {
        guard isContent else { return nil }
        if part == .row, let focused = ring.focused, let words = texts[focused] {
            let row = words.filter { !$0.isEmpty }.joined(separator: "  ")
            if !row.isEmpty { return row }
        }
        return PageView.text(metrics: metrics, context: context) { [shownBlocks] canvas, context in
            content?(&canvas, context)
                ?? PageBlocksView(blocks: shownBlocks, focused: nil, context: context, click: { _ in }).draw(
                    into: &canvas)
        }
    }

    package var blockTexts: [Target: [String]] {
        Dictionary(blocks.flatMap(\.targetTexts), uniquingKeysWith: +)
    }

    package var actions: [KeyAction] { [openAction] + movement() }

    /// The key that opens the focused target, for screens that insert keys of their own after it.
    package var openAction: KeyAction {
        KeyAction(
            id: "page.open", title: strings["action.open"], keys: [Key(.enter)], hint: 1, isEnabled: ring.focused != nil
        ) { [weak self] in self?.open() }
    }

    /// `sideways` is false if the page uses left and right otherwise.
    package func movement(sideways: Bool = true) -> [KeyAction] {
        PageMovement.actions(
            strings, sideways: sideways, focus: { [weak self] in self?.moveFocus(by: $0) },
            line: { [weak self] in self?.moveLine(by: $0) }, scroll: { [weak self] in self?.scroll(by: $0) })
    }

    package func handle(_ event: InputEvent) -> Handled {
        if finder.handle(event) == .consumed { return .consumed }
        guard let distance = PageMovement.wheel(event) else { return .ignored }
        scroll(by: distance)
        return .consumed
    }

    package func render(
        loading: String, empty: String = "", into canvas: inout Canvas, in rect: Rect, context: RenderContext
    ) {
        render(loading: loading, empty: empty, into: &canvas, in: rect, context: context) {
            drawBlocks(&$0, $1, $2, $3)
        }
    }

    /// Draws the screen's own page, or a placeholder while it is loading, empty or failed. `content` draws from line 0
    /// and returns the number of lines and the line of the focus.
    package func render(
        loading: String, empty: String = "", into canvas: inout Canvas, in rect: Rect, context: RenderContext,
        content: (inout Canvas, RenderContext, Target?, @escaping (Target) -> Void) -> (lines: Int, focus: Int?)
    ) {
        guard !isContent else { return render(into: &canvas, in: rect, context: context, content: content) }
        _ = indicator?.draw(
            phase, loading: loading, seconds: { strings("phase.seconds", String($0)) }, empty: empty,
            retry: strings["phase.retry"], into: &canvas, in: rect, context: context)
    }

    package func render(into canvas: inout Canvas, in rect: Rect, context: RenderContext) {
        render(into: &canvas, in: rect, context: context) { drawBlocks(&$0, $1, $2, $3) }
    }

    private func render(
        into canvas: inout Canvas, in rect: Rect, context: RenderContext,
        content: (inout Canvas, RenderContext, Target?, @escaping (Target) -> Void) -> (lines: Int, focus: Int?)
    ) {
        fit(to: Size(width: rect.width, height: rect.height), canvas.metrics, context)
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
        let blocks = isBrief ? PageBlock.brief(shownBlocks) : shownBlocks
        return PageBlocksView(blocks: blocks, focused: focused, context: context, click: click).draw(into: &canvas)
    }

    package var isCapturingText: Bool { finder.isOpen }

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

    private func moveFocus(by step: Int) { moveFocus { $0.move(by: step, wraps: $1) } }

    private func moveLine(by step: Int) {
        let places = page.places
        moveFocus { $0.moveLine(by: step, places: places, wraps: $1) }
    }

    /// The second argument of `move` is whether the ring wraps around.
    private func moveFocus(_ move: (inout FocusRing<Target>, Bool) -> Void) {
        awaitedPlace = nil
        if !isFocusBelow { move(&ring, !isFocusKept) }
        reveal()
        if let target = ring.focused { focusMoved.send(target) }
    }

    private func scroll(by distance: PageMovement.Distance) {
        if isFocusKept, !ring.targets.isEmpty { return walk(by: distance) }
        page.scroll(by: distance)
        if case .lines(let count) = distance, abs(count) >= PageMovement.wholePage { focusEnd(isLast: count > 0) }
        host?.setNeedsFrame()
    }

    /// The ends of the page take the focus along, even if text follows it.
    private func focusEnd(isLast: Bool) {
        guard let target = isLast ? ring.targets.last : ring.targets.first else { return }
        awaitedPlace = nil
        isFocusBelow = false
        ring.focus(target)
        focusMoved.send(target)
    }

    /// Moves the focus by as many targets as fit the distance, stopping at the ends.
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
