package import Domain
package import Navigation
package import Reactive
package import Terminal

/// A list with its find line: moving, opening, finding, the wheel and clicks, the same on every screen that is a list.
///
/// The screen owns it and tells it what to draw; the view model hears through its signals which rows are seen, what
/// is looked for and which row was opened.
@MainActor
package final class ListController {
    /// What the user does to the list, sent from here.
    package let input: ListInput
    /// The selected row.
    package var selected: Int { viewport.selected }
    /// What is looked for; empty for nothing.
    package var query: ReadOnly<String> { find.query.readOnly }
    /// The first row on the screen.
    package var firstVisible: Int { viewport.top }
    /// Whether letters are text now.
    package var isCapturingText: Bool { find.isOpen }

    private let strings: Strings
    private let openTitle: String
    private let find: FindBar
    private var viewport = ListViewport()
    private var shownRows: Range<Int>?
    /// Another one whenever a row may look otherwise.
    private var version = LineMemory.newVersion()
    private var shownWords: (language: Language, query: String)?
    private var madeMovement: (language: Language, actions: [KeyAction])?
    /// The row that was selected when the program ended, until it is read.
    private var awaitedRow: Int?
    /// Whether what the search finds is to be opened when its answer comes.
    private var isOpeningFound = false
    private weak var host: (any ScreenHost)?

    /// Empty.
    ///
    /// - Parameter openTitle: the key of what Enter does.
    package init(input: ListInput = ListInput(), strings: Strings, openTitle: String = "action.open") {
        self.input = input
        self.strings = strings
        self.openTitle = openTitle
        find = FindBar(query: input.query, strings: strings)
    }

    /// Takes the host of the screen; called from `load`.
    package func load(in host: any ScreenHost) {
        self.host = host
    }

    /// Takes the number of rows and the positions the search found; to be told whenever anything of a row changes.
    ///
    /// - Parameters:
    ///   - text: what those positions match, where it is found out later; nil for what is looked for now.
    ///   - isOther: whether other rows are listed than before: the first of them is selected.
    package func apply(count: Int, matches: [Int], of text: String? = nil, isOther: Bool = false) {
        version = LineMemory.newVersion()
        viewport.setCount(count)
        if isOther {
            find.startOver()
            viewport.select(0)
            host?.setNeedsFrame()
        }
        let row = find.setMatches(matches, of: text)
        if let row { viewport.select(row) }
        goToAwaitedRow()
        guard isOpeningFound, !find.isAwaited else { return }
        isOpeningFound = false
        if row != nil { openSelected() }
    }

    /// Selects a row, clamped to the list.
    package func select(_ row: Int) {
        walkOn()
        viewport.select(row)
        host?.setNeedsFrame()
    }

    /// Selects a row once so many are read, unless the member goes somewhere else before.
    package func selectWhenRead(_ row: Int) {
        awaitedRow = row
        goToAwaitedRow()
    }

    /// As far as the list is read; seeing its end makes it be read on.
    private func goToAwaitedRow() {
        guard let row = awaitedRow, viewport.count > 0 else { return }
        viewport.select(min(row, viewport.count - 1))
        if row < viewport.count { awaitedRow = nil }
        host?.setNeedsFrame()
    }

    package var actions: [KeyAction] {
        find.isOpen ? findActions : listActions
    }

    /// While the find line is open; the line takes these keys itself before any action is asked.
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
            KeyAction(id: "list.find", title: strings["action.find"], keys: [.character("/")], hint: 1) {
                [weak self] in self?.openFind()
            },
            KeyAction(
                id: "list.find-next", title: strings["action.find-next"], keys: [.character("n")],
                hint: isKept ? 1 : nil, hintKeys: "n N", isEnabled: isKept
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
                self?.input.refresh.send()
            },
        ]
            + movement
    }

    /// The keys that move, the same as long as the language is.
    private var movement: [KeyAction] {
        if let made = madeMovement, made.language == strings.language { return made.actions }
        let actions = ListMovement.actions(strings) { [weak self] move in
            guard let self else { return }
            walkOn()
            move(&viewport)
            host?.setNeedsFrame()
        }
        madeMovement = (strings.language, actions)
        return actions
    }

    /// Lets an event move the list or edit what is looked for.
    package func handle(_ event: InputEvent) -> Handled {
        switch find.handle(event) {
        case .consumed: break
        case .nothingSought: host?.showToast(strings["find.nothing-sought"], kind: .done)
        case .returnTo(let row): viewport.select(row)
        case .ignored:
            guard ListMovement.wheel(event, &viewport) else { return .ignored }
            walkOn()
        }
        host?.setNeedsFrame()
        return .consumed
    }

    /// Draws the list and its find line; rows that look as in the last frame are not drawn again.
    ///
    /// - Parameters:
    ///   - isContent: draws what stands in the list's place and answers whether there are rows to draw.
    ///   - row: draws one row, from what `take` heard of, what is looked for, the language, and nothing else that
    ///     changes; it gets the index, its place and whether it is selected.
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

    /// The language, and what is looked for, show in every row.
    private func noteWords() {
        let words = (strings.language, find.query.value)
        if let shownWords, shownWords == words { return }
        shownWords = words
        version = LineMemory.newVersion()
    }

    /// Drawing is where the extent of the screen is known; the view model hears of it once it is another one.
    private func noteVisibleRows() {
        let range = viewport.top..<(viewport.top + viewport.height)
        guard range != shownRows else { return }
        shownRows = range
        input.visibleRows.send(range)
    }

    private func click(_ row: Int) {
        walkOn()
        if row == viewport.selected { openSelected() } else { viewport.select(row) }
    }

    /// Opens the selected row, as Enter does. While a search waits for its answer, what it will find is meant.
    package func openSelected() {
        guard !find.isAwaited else {
            isOpeningFound = true
            return
        }
        input.rowSelected.send(viewport.selected)
    }

    /// The member goes on by themselves: a late answer neither moves the selection nor opens anything.
    private func walkOn() {
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
        walkOn()
        viewport.select(row)
        if wrapped { host?.showToast(strings[forward ? "find.wrapped" : "find.wrapped-back"], kind: .done) }
        host?.setNeedsFrame()
    }
}
