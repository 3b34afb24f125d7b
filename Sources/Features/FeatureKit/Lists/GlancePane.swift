package import Navigation
package import Terminal

/// The short form of a page, shown beside a list.
package struct Glance: Sendable {
    /// Draws from line 0 at the width of the pane, which shows `context.pageHeight` rows; returns the number of lines.
    package typealias Content = @MainActor @Sendable (inout Canvas, RenderContext) -> Int

    let title: String
    let other: String
    let content: Content

    package init(title: String, other: String = "", content: @escaping Content) {
        self.title = title
        self.other = other
        self.content = content
    }

    /// Nil for blocks that do not begin with a title.
    init?(_ blocks: [PageBlock<Int>]) {
        guard case .title(let title, let other)? = blocks.first else { return nil }
        self.init(title: title, other: other) { canvas, context in
            PageBlocksView(blocks: Array(blocks.dropFirst()), focused: nil, context: context, click: { _ in })
                .drawLines(into: &canvas).lines
        }
    }
}

/// Reads the short form of a page; none for a place it does not know.
package struct Glances: Sendable {
    package typealias Read<Page> = @MainActor @Sendable (Place) async throws -> Page

    package static let none = Glances(read: { _ in nil })

    let read: Read<Glance?>

    private init(read: @escaping Read<Glance?>) { self.read = read }

    /// Reads pages of blocks without targets.
    package init(_ read: @escaping Read<[PageBlock<Int>]>) {
        self.init(read: { Glance(try await read($0)) })
    }

    /// Reads pages that draw themselves.
    package static func drawn(_ read: @escaping Read<Glance?>) -> Glances { Glances(read: read) }

    /// Adds the pages of `others` for places that these glances do not know.
    package func merging(_ others: Glances) -> Glances {
        Glances(read: { [read] place in
            if let known = try await read(place) { return known }
            return try await others.read(place)
        })
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
    private var page: Glance?
    private weak var host: (any ScreenHost)?

    package init(_ glances: Glances) { self.glances = glances }

    package func load(in host: any ScreenHost) { self.host = host }

    /// Follows the phase of the list: after its rows are read again, the next frame reads the page again. Further rows
    /// of the list change nothing.
    package func apply(_ new: Phase) {
        if new == .loaded, phase != .loaded, phase != .loadingMore { readAgain() }
        phase = new
    }

    /// Reads with the next frame.
    package func readAgain() { wanted = nil }

    package func clear() {
        reading.cancel()
        wanted = nil
        page = nil
    }

    /// Draws the page of a place, and keeps the last one without a place. Returns the rectangle beside it.
    package func draw(
        _ place: Place?, from least: Int = leastWidth, into canvas: inout Canvas, in rect: Rect, context: RenderContext
    ) -> Rect {
        guard rect.width >= least, rect.height >= Self.leastHeight, !context.isPlain else { return rect }
        if let place, place != wanted { read(place) }
        let (list, side) = rect.splitLeft(min(Self.widestList, rect.width - Self.narrowestPage))
        guard let page else { return list }
        let title =
            page.other.isEmpty || !canvas.metrics.canDrawHangul ? page.title : "\(page.title) · \(page.other)"
        let inside = PanelView.draw(
            title: title, isFocused: false, into: &canvas,
            in: Rect(x: side.x, y: side.y, width: side.width - 1, height: side.height), context: context)
        let drawn = DrawnPage(
            width: inside.width, rows: inside.height, pageHeight: inside.height, metrics: canvas.metrics,
            context: context
        ) { canvas, context in (page.content(&canvas, context), nil) }
        drawn.show(into: &canvas, in: inside, context: context)
        if drawn.lines > inside.height {
            canvas.put(canvas.metrics.ellipsis, x: inside.maxX - 2, y: inside.maxY - 1, style: context.theme[.muted])
        }
        return list
    }

    private func read(_ place: Place) {
        wanted = place
        reading.read { [glances] in
            try await glances.read(place)
        } completion: { [weak self] result in
            guard let self else { return }
            page = try? result.get()
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
