internal import Domain
internal import FeatureKit
internal import Navigation
internal import Reactive
internal import Terminal

/// What came of an import, line by line; the selected one stands whole below the list.
@MainActor
final class ImportReportScreen: Screen {
    let route = "settings/data/import/report"
    private let report: ImportReport
    private let rows: [ImportReportFormatter.Row]
    private let strings: Strings
    private let list: ListController
    private let bag = SubscriptionBag()

    init(report: ImportReport, strings: Strings) {
        self.report = report
        self.strings = strings
        rows = ImportReportFormatter(strings: strings).rows(report)
        list = ListController(strings: strings)
    }

    var title: String { strings["transfer.report.title"] }
    var status: String { report.isDryRun ? strings["transfer.report.dry"] : "" }
    var isCapturingText: Bool { list.isCapturingText }
    var actions: [KeyAction] { list.actions.filter { !["screen.refresh", "list.open"].contains($0.id) } }

    func load(in host: any ScreenHost) {
        list.load(in: host)
        list.query.observe { [weak self] query in self?.find(query) }.store(in: bag)
    }

    func unload() {
        bag.removeAll()
    }

    func handle(_ event: InputEvent) -> Handled { list.handle(event) }

    func render(into canvas: inout Canvas, in rect: Rect, context: RenderContext) {
        let (body, bottom) = rect.splitBottom(min(4, rect.height / 3))
        if rows.indices.contains(list.selected) {
            let row = rows[list.selected]
            TextBlock.draw(
                [row.title, row.text].filter { !$0.isEmpty }.joined(separator: ": "), into: &canvas,
                in: bottom.splitTop(1).rest.inset(horizontal: 3), style: context.theme[.text])
        }
        list.render(into: &canvas, in: body, context: context) { _, _ in
            true
        } row: { canvas, index, area, isSelected in
            guard rows.indices.contains(index) else { return }
            draw(rows[index], isSelected: isSelected, into: &canvas, in: area, context: context)
        }
    }

    private func find(_ query: String) {
        let wanted = Folding.folded(query)
        let matches =
            wanted.isEmpty
            ? []
            : rows.indices.filter {
                Folding.folded(rows[$0].title + " " + rows[$0].text).contains(wanted)
            }
        list.apply(count: rows.count, matches: Array(matches))
    }

    private func draw(
        _ row: ImportReportFormatter.Row, isSelected: Bool, into canvas: inout Canvas, in rect: Rect,
        context: RenderContext
    ) {
        let theme = context.theme
        let (sign, role): (Character, Role) =
            switch row.kind {
            case .sum: (context.glyphs.check, .good)
            case .failure: (context.glyphs.cross, .bad)
            case .new, .unsure: (context.glyphs.circle, .warning)
            case .understood: (context.glyphs.standIn, .muted)
            case .warning, .skipped: (context.glyphs.dot, .muted)
            }
        canvas.put(String(sign), x: rect.x, y: rect.y, style: theme[role])
        let title = canvas.metrics.truncated(row.title, to: max(0, rect.width / 2))
        var x = canvas.put(title, x: rect.x + 2, y: rect.y, style: theme[isSelected ? .selection : .text])
        if !title.isEmpty { x += 2 }
        let room = rect.maxX - x
        guard room > 0 else { return }
        canvas.put(
            canvas.metrics.truncated(row.text, to: room), x: x, y: rect.y,
            style: theme[row.kind == .warning && isSelected ? .selection : .muted])
    }
}
