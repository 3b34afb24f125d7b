import Domain
import FeatureKit
import Navigation
import Reactive
import Terminal

/// The outcome of an import, row by row, with the whole text of the selected row below.
@MainActor
final class ImportReportScreen: Screen, Subscriber {
    let route = "settings/data/import/report"
    private let report: ImportReport
    private let rows: [ImportReportFormatter.Row]
    private let open: (@MainActor (Place) -> Void)?
    private let decide: (@MainActor (NewIngredient, ImportReportScreen) -> Void)?
    private let split: (@MainActor (UnderstoodName, ImportReportScreen) -> Void)?
    private let completion: CompletionJob?
    private let undoMonitor: UndoMonitor?
    private var apart: Set<String> = []
    /// The rows of decided questions, each shown until the step of its decision is undone.
    private var decided: [Identifier<Ingredient>: (row: ImportReportFormatter.Row, undoMonitor: UndoMonitor?)] = [:]
    private weak var host: (any ScreenHost)?
    private let strings: Strings
    private let list: ListController
    let bag = SubscriptionBag()

    /// `undoMonitor` watches the import if it is a step of the history. `open` shows a page; `decide` asks whether a new
    /// ingredient is a known one; `split` makes an ingredient of a name that was matched to another. A trial has none of
    /// them.
    init(
        report: ImportReport, strings: Strings, completion: CompletionJob? = nil, undoMonitor: UndoMonitor? = nil,
        open: (@MainActor (Place) -> Void)? = nil,
        decide: (@MainActor (NewIngredient, ImportReportScreen) -> Void)? = nil,
        split: (@MainActor (UnderstoodName, ImportReportScreen) -> Void)? = nil
    ) {
        self.report = report
        self.completion = completion
        self.undoMonitor = undoMonitor
        self.open = open
        self.decide = decide
        self.split = split
        self.strings = strings
        rows = ImportReportFormatter(strings: strings).rows(report)
        list = ListController(strings: strings)
    }

    var title: String { strings["transfer.report.title"] }
    var status: String {
        if isUndone { return strings["transfer.report.undone"] }
        return report.isDryRun ? strings["transfer.report.dry"] : completion?.progress ?? ""
    }
    private var isUndone: Bool { undoMonitor?.isUndone == true }
    var isCapturingText: Bool { list.isCapturingText }
    var actions: [KeyAction] {
        let isOpenable = place(ofRow: list.selected) != nil
        let usual = list.actions.filter { $0.id != "screen.refresh" && ($0.id != "list.open" || isOpenable) }
        guard split != nil, !list.isCapturingText, !isUndone else { return usual }
        return usual + completionActions + [
            KeyAction(
                id: "ingredient.split", title: strings["action.split"], keys: [.character("|")], hint: 1,
                isEnabled: selectedName != nil
            ) { [weak self] in
                guard let self, let name = selectedName else { return }
                split?(name, self)
            }
        ]
    }

    /// The key that completes works, offered if some were imported with little more than a title.
    private var completionActions: [KeyAction] {
        guard let completion, let created = report.diary?.created.count, created > 0 else { return [] }
        let title =
            completion.isRunning ? strings["action.complete-stop"] : strings("action.complete-all", String(created))
        return [
            KeyAction(id: "work.complete-all", title: title, keys: [.character("c")], hint: 1) { [weak self] in
                completion.toggle()
                self?.host?.setNeedsFrame()
            }
        ]
    }

    /// What Enter opens; nil for a row that opens nothing.
    private func place(ofRow row: Int) -> Place? {
        open != nil && !isUndone && rows.indices.contains(row) ? shown(rows[row]).place : nil
    }

    private func openRow(_ row: Int) {
        guard let place = place(ofRow: row) else {
            let isStored = open != nil && !isUndone
            host?.showToast(isStored ? strings["transfer.report.only-tells"] : status, kind: .done)
            return
        }
        if let question = shown(rows[row]).question, let decide { decide(question, self) } else { open?(place) }
    }

    private var selectedName: UnderstoodName? {
        guard rows.indices.contains(list.selected), let name = rows[list.selected].understood,
            !apart.contains(name.written)
        else { return nil }
        return name
    }

    func say(_ text: String, isDone: Bool, of name: UnderstoodName) {
        if isDone { apart.insert(name.written) }
        say(text, isDone: isDone)
        redrawRows()
    }

    /// Shows the answer in place of the question: the known ingredient, or nil for a new one. `undoMonitor` watches the
    /// step of the answer if it is one.
    func settle(_ question: NewIngredient, as known: UnderstoodName?, undoMonitor: UndoMonitor? = nil) {
        let title = "\(strings["transfer.report.new"]): \(question.name[strings.language])"
        let row =
            known.map {
                ImportReportFormatter.Row(
                    kind: .understood, title: question.name[strings.language],
                    text: strings("transfer.report.same", $0.name[strings.language]), place: .ingredient($0.ingredient))
            } ?? ImportReportFormatter.Row(kind: .new, title: title, text: "", place: .ingredient(question.id))
        decided[question.id] = (row: row, undoMonitor: undoMonitor)
        undoMonitor?.start { [weak self] in self?.redrawRows() }
        redrawRows()
    }

    func say(_ text: String, isDone: Bool) { host?.showToast(text, kind: isDone ? .done : .failed) }

    func load(in host: any ScreenHost) {
        self.host = host
        list.load(in: host)
        on(list.query) { model, query in model.find(query) }
        on(list.input.rowSelected) { $0.openRow($1) }
        completion?.work.job.changes.observe { [weak self] _ in self?.host?.setNeedsFrame() }.store(in: bag)
        undoMonitor?.start { [weak self] in self?.redrawRows() }
    }

    func unload() {
        undoMonitor?.stop()
        for decision in decided.values { decision.undoMonitor?.stop() }
        bag.removeAll()
    }

    func handle(_ event: InputEvent) -> Handled {
        guard event == .key(Key(.enter)), !list.isCapturingText else { return list.handle(event) }
        openRow(list.selected)
        return .consumed
    }

    func render(into canvas: inout Canvas, in rect: Rect, context: RenderContext) {
        let (body, bottom) = rect.splitBottom(min(4, rect.height / 3))
        if rows.indices.contains(list.selected) {
            let row = shown(rows[list.selected])
            TextBlock.draw(
                [row.title, row.text].filter { !$0.isEmpty }.joined(separator: ": "), into: &canvas,
                in: bottom.splitTop(1).rest.inset(horizontal: 3), style: context.theme[.text])
        }
        list.render(into: &canvas, in: body, context: context) { _, _ in
            true
        } row: { canvas, index, area, isSelected in
            guard rows.indices.contains(index) else { return }
            draw(shown(rows[index]), isSelected: isSelected, into: &canvas, in: area, context: context)
        }
    }

    private func shown(_ row: ImportReportFormatter.Row) -> ImportReportFormatter.Row {
        if isUndone, row.kind == .sum {
            return ImportReportFormatter.Row(
                kind: .warning, title: row.title, text: strings("transfer.report.was", row.text))
        }
        if let question = row.question, let decision = decided[question.id], decision.undoMonitor?.isUndone != true {
            return decision.row
        }
        guard let name = row.understood, apart.contains(name.written) else { return row }
        return ImportReportFormatter.Row(kind: .new, title: row.title, text: strings["transfer.report.apart"])
    }

    private func find(_ query: String) {
        let wanted = Folding.folded(query)
        let matches =
            wanted.isEmpty
            ? []
            : rows.indices.filter {
                let row = shown(rows[$0])
                return Folding.folded(row.title + " " + row.text).contains(wanted)
            }
        list.apply(count: rows.count, matches: Array(matches))
    }

    private func redrawRows() {
        find(list.query.value)
        host?.setNeedsFrame()
    }

    private func draw(
        _ row: ImportReportFormatter.Row, isSelected: Bool, into canvas: inout Canvas, in rect: Rect,
        context: RenderContext
    ) {
        let theme = context.theme
        let (sign, role): (String, Role) =
            switch row.kind {
            case .sum: (context.glyphs.check, .good)
            case .failure: (context.glyphs.cross, .bad)
            case .new, .unsure: (context.glyphs.circle, .warning)
            case .understood: (context.glyphs.standIn, .muted)
            case .warning, .skipped: (String(context.glyphs.dot), .muted)
            }
        // For a screen reader, only a failure needs a sign; the texts say the rest.
        let shown = context.isPlain ? row.kind == .failure ? "!" : "" : sign
        canvas.put(shown, x: rect.x, y: rect.y, style: theme[role])
        let title = canvas.metrics.truncated(row.title, to: max(0, rect.width / 2))
        var x = canvas.put(title, x: rect.x + 2, y: rect.y, style: theme[isSelected ? .selection : .text])
        if !title.isEmpty { x += 2 }
        let room = rect.maxX - x
        guard room > 0 else { return }
        canvas.put(
            canvas.metrics.truncated(row.text, to: room), x: x, y: rect.y,
            style: theme[title.isEmpty && isSelected ? .selection : .muted])
    }
}
