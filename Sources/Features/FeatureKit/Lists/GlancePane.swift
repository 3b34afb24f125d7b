package import Navigation
package import Terminal

/// Reads the short form of a page, as blocks without targets; none for a place it does not know.
package struct Glances: Sendable {
    package static let none = Glances { _ in [] }

    let read: @MainActor @Sendable (Place) async throws -> [PageBlock<Int>]

    package init(_ read: @escaping @MainActor @Sendable (Place) async throws -> [PageBlock<Int>]) {
        self.read = read
    }

    /// Adds the pages of `others` for places that these glances do not know.
    package func merging(_ others: Glances) -> Glances {
        Glances { [read] place in
            let blocks = try await read(place)
            return blocks.isEmpty ? try await others.read(place) : blocks
        }
    }
}

/// Shows the page of a list's selected row beside the list, if the window is wide enough. A new selection cancels the
/// read of the page before; the last page read stays until the next one replaces it.
@MainActor
package final class GlancePane {
    /// The width from which a list has a page beside it.
    package static let leastWidth = 130
    private static let narrowestPage = 60
    private static let widestList = 120
    private static let leastHeight = 8

    private let glances: Glances
    private let reading = LatestTask(holdsKeys: false)
    private var wanted: Place?
    private var phase = Phase.idle
    private var blocks: [PageBlock<Int>] = []
    private weak var host: (any ScreenHost)?

    package init(_ glances: Glances) { self.glances = glances }

    package func load(in host: any ScreenHost) { self.host = host }

    /// Follows the phase of the list: once its rows were read again, the next frame reads the page again. Further rows
    /// of the list change nothing.
    package func apply(_ new: Phase) {
        if new == .loaded, phase != .loaded, phase != .loadingMore { wanted = nil }
        phase = new
    }

    package func clear() {
        reading.cancel()
        wanted = nil
        blocks = []
    }

    /// Draws the page of a place, and keeps the last one without a place. Returns the rectangle beside it.
    package func draw(
        _ place: Place?, from least: Int = leastWidth, into canvas: inout Canvas, in rect: Rect, context: RenderContext
    ) -> Rect {
        guard rect.width >= least, rect.height >= Self.leastHeight, !context.isPlain else { return rect }
        if let place, place != wanted { read(place) }
        let (list, side) = rect.splitLeft(min(Self.widestList, rect.width - Self.narrowestPage))
        guard case .title(let name, let other)? = blocks.first else { return list }
        let inside = PanelView.draw(
            title: other.isEmpty || !canvas.metrics.canDrawHangul ? name : "\(name) · \(other)", isFocused: false,
            into: &canvas, in: Rect(x: side.x, y: side.y, width: side.width - 1, height: side.height),
            context: context)
        let page = DrawnPage(
            width: inside.width, rows: inside.height, metrics: canvas.metrics, context: context
        ) { canvas, context in
            PageBlocksView(blocks: Array(blocks.dropFirst()), focused: nil, context: context, click: { _ in })
                .drawLines(into: &canvas)
        }
        page.show(into: &canvas, in: inside, context: context)
        return list
    }

    private func read(_ place: Place) {
        wanted = place
        reading.read { [glances] in
            try await glances.read(place)
        } completion: { [weak self] result in
            guard let self else { return }
            blocks = (try? result.get()) ?? []
            host?.setNeedsFrame()
        }
    }
}

extension PageBlock {
    package var inert: PageBlock<Int> {
        switch self {
        case .title(let name, let other): .title(name, other: other)
        case .text(let text, let tone): .text(text, tone)
        case .source(let text, let address): .source(text, address: address)
        case .facts(let facts): .facts(facts)
        case .heading(let title, let remark): .heading(title, remark: remark)
        case .chips(let label, let chips):
            .chips(label: label, chips.map { PageChip(0, mark: $0.mark, title: $0.title) })
        case .row(let row):
            .row(
                PageRow(
                    0, mark: row.mark, title: row.title, other: row.other, remark: row.remark,
                    alignsRemark: row.alignsRemark, detail: row.detail, body: row.body, bodyLines: row.bodyLines,
                    parts: row.parts, foot: row.foot, meters: row.meters))
        case .table(let table): .table(table)
        case .axes(let heading, let axes): .axes(heading, axes)
        case .bars(let bars): .bars(bars)
        case .year(let year): .year(year)
        case .figure(let lines, let ascii): .figure(lines, ascii: ascii)
        case .gap: .gap
        }
    }
}
