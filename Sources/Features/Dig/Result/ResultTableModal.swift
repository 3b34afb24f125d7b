import Domain
import FeatureKit
import Navigation
import Terminal

@MainActor
final class ResultTableModal: Modal {
    let route = "result-table"
    private let table: ResultTable
    private let strings: Strings
    private var offset = ScrollOffset()
    private weak var host: (any ScreenHost)?

    init(table: ResultTable, strings: Strings) {
        self.table = table
        self.strings = strings
    }

    var actions: [KeyAction] {
        PageMovement.actions(strings, sideways: false) { [weak self] in
            self?.scroll(by: $0)
        } scroll: { [weak self] distance in
            guard let self else { return }
            switch distance {
            case .lines(let count): scroll(by: count)
            case .screens(let fraction): scroll(by: Int(Double(offset.height) * fraction))
            }
        }
    }

    var title: String { table.title }

    func load(in host: any ScreenHost) { self.host = host }

    func contentSize(in available: Size, metrics: TextMetrics) -> Size {
        let width = min(max(36, widths(metrics).reduce(0) { $0 + $1 + 3 } + 4), available.width - 6)
        let remark = table.remark.isEmpty ? 0 : metrics.wrapped(table.remark, to: width - 4).count + 1
        return Size(width: width, height: min(table.rows.count + 1 + remark, available.height - 2))
    }

    func render(into canvas: inout Canvas, in rect: Rect, context: RenderContext) {
        let area = rect.inset(horizontal: 2)
        let remark = table.remark.isEmpty ? [] : canvas.metrics.wrapped(table.remark, to: area.width)
        let (top, bottom) = area.splitBottom(remark.isEmpty ? 0 : remark.count + 1)
        let (head, body) = top.splitTop(1)
        draw(table.header, into: &canvas, x: head.x, y: head.y, style: context.theme[.muted])
        offset.layout(count: table.rows.count, height: body.height)
        for (line, row) in table.rows.dropFirst(offset.top).prefix(body.height).enumerated() {
            draw(row, into: &canvas, x: body.x, y: body.y + line, style: context.theme[.text])
        }
        if offset.hasMoreBelow {
            canvas.put("…", x: body.maxX - 1, y: body.maxY - 1, style: context.theme[.muted])
        }
        for (line, text) in remark.enumerated() {
            canvas.put(text, x: bottom.x, y: bottom.y + 1 + line, style: context.theme[.muted])
        }
    }

    func handle(_ event: InputEvent) -> Handled {
        guard case .lines(let count) = PageMovement.wheel(event) else { return .ignored }
        scroll(by: count)
        return .consumed
    }

    private func scroll(by count: Int) {
        offset.scroll(by: count)
        host?.setNeedsFrame()
    }

    private func widths(_ metrics: TextMetrics) -> [Int] {
        table.header.indices.map { column in
            ([table.header] + table.rows).reduce(0) { max($0, metrics.width(of: $1[column])) }
        }
    }

    private func draw(_ cells: [String], into canvas: inout Canvas, x: Int, y: Int, style: Style) {
        var column = x
        for (index, (cell, width)) in zip(cells, widths(canvas.metrics)).enumerated() {
            canvas.put(
                canvas.metrics.padded(cell, to: width, alignment: index == 0 ? .leading : .trailing), x: column, y: y,
                style: style)
            column += width + 3
        }
    }
}

/// A further table of a result: all sixteen types, votes by voters' type, or votes by month.
package struct ResultTable: Hashable, Sendable {
    let title: String
    let header: [String]
    let rows: [[String]]
    let remark: String
}
