package import Domain
package import Navigation
package import Reactive
package import Terminal

/// Controls a list and its find line: movement, opening, finding, mouse wheel and clicks, alike on every list screen.
/// The screen sets what to draw; the view model observes the signals.
@MainActor
package final class ListController {
    package let input: ListInput
    package var selected: Int { viewport.selected }
    package var query: ReadOnly<String> { find.query.readOnly }
    package var firstVisible: Int { viewport.top }
    package var isCapturingText: Bool { find.isOpen }

    private let strings: Strings
    private let openTitle: String
    private let find: FindBar
    private var viewport = ListViewport()
    private var shownRows: Range<Int>?
    /// Changes whenever a row may look different.
    private var version = LineMemory.newVersion()
    private var shownWords: (language: Language, query: String)?
    private var madeMovement: (language: Language, actions: [KeyAction])?
    /// The row to restore from the last session, until it has been read.
    private var awaitedRow: Int?
    /// Whether to open the match of a pending search when it arrives.
    private var isOpeningFound = false
    private weak var host: (any ScreenHost)?

    package init(input: ListInput = ListInput(), strings: Strings, openTitle: String = "action.open") {
        self.input = input
        self.strings = strings
        self.openTitle = openTitle
        find = FindBar(query: input.query, strings: strings)
    }

    package func load(in host: any ScreenHost) { self.host = host }

    /// Sets the row count and matches; must be called whenever any row changes. `text` is what asynchronous matches
    /// belong to, nil for the current text; `best` is the likeliest match; `isOther` selects the first row of a
    /// different list.
    package func apply(count: Int, matches: [Int], of text: String? = nil, best: Int? = nil, isOther: Bool = false) {
        version = LineMemory.newVersion()
        viewport.setCount(count)
        if isOther {
            find.startOver()
            viewport.select(0)
            host?.setNeedsFrame()
        }
        let row = find.setMatches(matches, of: text, best: best)
        if let row = row ?? find.unmatchedRow { viewport.select(row) }
        goToAwaitedRow()
        guard isOpeningFound, !find.isAwaited else { return }
        isOpeningFound = false
        if row != nil { openSelected() }
    }

    package func select(_ row: Int) {
        cancelPendingJumps()
        viewport.select(row)
        host?.setNeedsFrame()
    }

    /// Selects a row once it has been read, unless the member moves elsewhere first.
    package func selectWhenRead(_ row: Int) {
        awaitedRow = row
        goToAwaitedRow()
    }

    /// Moves as close as the loaded rows allow; showing the last one makes the list read on.
    private func goToAwaitedRow() {
        guard let row = awaitedRow, viewport.count > 0 else { return }
        viewport.select(min(row, viewport.count - 1))
        if row < viewport.count { awaitedRow = nil }
        host?.setNeedsFrame()
    }

    package var actions: [KeyAction] { find.isOpen ? findActions : listActions }

    /// The actions while the find line is open; the line handles these keys itself first.
    private var findActions: [KeyAction] {
        [
            KeyAction(id: "list.find-keep", title: strings["action.find-keep"], keys: [Key(.enter)], hint: 1) {
                [weak self] in _ = self?.handle(.key(Key(.enter)))
            },
            KeyAction(id: "list.find-give-up", title: strings["action.find-give-up"], keys: [Key(.escape)], hint: 1) {
                [weak self] in _ = self?.handle(.key(Key(.escape)))
            },
        ]
    }

    private var listActions: [KeyAction] {
        let isKept = find.isShown && !find.isOpen
        return [
            KeyAction(
                id: "list.open", title: strings[openTitle], keys: [Key(.enter)], hint: 1,
                isEnabled: viewport.count > 0
            ) { [weak self] in self?.openSelected() },
            // The key works before the rows are read, too.
            KeyAction(
                id: "list.find", title: strings["action.find"], keys: [.character("/")],
                hint: viewport.count > 0 ? 1 : nil
            ) { [weak self] in self?.openFind() },
            KeyAction(
                id: "list.find-next", title: strings["action.find-next"], keys: [.character("n")],
                hint: isKept && find.hasMatches ? 1 : nil, hintKeys: "n N", isEnabled: isKept
            ) { [weak self] in self?.walk(forward: true) },
            KeyAction(
                id: "list.find-previous", title: strings["action.find-previous"],
                keys: [.character("N"), .character("p")], isEnabled: isKept
            ) { [weak self] in self?.walk(forward: false) },
            KeyAction(
                id: "list.find-clear", title: strings["action.find-clear"], keys: [Key(.escape)], isEnabled: isKept
            ) { [weak self] in
                self?.isOpeningFound = false
                self?.find.clear()
                self?.host?.setNeedsFrame()
            },
            KeyAction(id: "screen.refresh", title: strings["action.refresh"], keys: [.character("r")]) {
                [weak self] in
                self?.isOpeningFound = false
                self?.host?.willRefresh()
                self?.input.refresh.send()
            },
        ]
            + movement
    }

    private var movement: [KeyAction] {
        if let made = madeMovement, made.language == strings.language { return made.actions }
        let actions = ListMovement.actions(strings) { [weak self] move in
            guard let self else { return }
            cancelPendingJumps()
            move(&viewport)
            host?.setNeedsFrame()
        }
        madeMovement = (strings.language, actions)
        return actions
    }

    package func handle(_ event: InputEvent) -> Handled {
        switch find.handle(event) {
        case .consumed: break
        case .nothingSought: host?.showToast(strings["find.nothing-sought"], kind: .done)
        case .returnTo(let row): viewport.select(row)
        case .ignored:
            guard ListMovement.wheel(event, &viewport) else { return .ignored }
            cancelPendingJumps()
        }
        host?.setNeedsFrame()
        return .consumed
    }

    /// Draws the list and its find line, skipping rows that are unchanged since the last frame. `isContent` draws a
    /// placeholder if there are no rows, and returns whether there are any. `row` draws a row, selected or not, and
    /// must depend only on what `apply` was called for, the query and the language.
    package func render(
        into canvas: inout Canvas, in rect: Rect, context: RenderContext,
        isContent: (inout Canvas, Rect) -> Bool, row: (inout Canvas, Int, Rect, Bool) -> Void
    ) {
        let (list, bottom) = rect.splitBottom(find.isShown ? 1 : 0)
        viewport.setHeight(list.height)
        noteVisibleRows()
        noteWords()
        if isContent(&canvas, list) {
            ListView.draw(
                viewport, version: version, into: &canvas, in: list, context: context,
                click: { [weak self] in self?.click($0) }, row: row)
        }
        if find.isShown {
            find.draw(into: &canvas, in: bottom, selected: viewport.selected, context: context)
        }
    }

    package func redrawRows() { version = LineMemory.newVersion() }

    /// Every row shows the language and the query, so a change of either redraws all rows.
    private func noteWords() {
        let words = (strings.language, find.query.value)
        if let shownWords, shownWords == words { return }
        shownWords = words
        version = LineMemory.newVersion()
    }

    /// Notifies the view model when the visible range changes; only drawing knows the height.
    private func noteVisibleRows() {
        let range = viewport.top..<(viewport.top + viewport.height)
        guard range != shownRows else { return }
        shownRows = range
        input.visibleRows.send(range)
    }

    private func click(_ row: Int) {
        cancelPendingJumps()
        if row == viewport.selected { openSelected() } else { viewport.select(row) }
    }

    /// Opens the selected row, as Enter does. During a pending search, opens its match once it arrives.
    package func openSelected() {
        guard !find.isAwaited else {
            isOpeningFound = true
            return
        }
        input.rowSelected.send(viewport.selected)
    }

    /// Cancels pending jumps because the member moved: late matches neither move the selection nor open a row.
    private func cancelPendingJumps() {
        isOpeningFound = false
        awaitedRow = nil
        find.settle()
    }

    private func openFind() {
        isOpeningFound = false
        find.open(from: viewport.selected)
        host?.setNeedsFrame()
    }

    private func walk(forward: Bool) {
        guard let (row, wrapped) = find.next(after: viewport.selected, forward: forward) else {
            host?.showToast(strings["find.none"], kind: .done)
            return
        }
        cancelPendingJumps()
        viewport.select(row)
        if wrapped { host?.showToast(strings[forward ? "find.wrapped" : "find.wrapped-back"], kind: .done) }
        host?.setNeedsFrame()
    }
}
