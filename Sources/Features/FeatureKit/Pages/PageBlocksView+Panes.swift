import Terminal

/// The blocks from one heading to the next as a pane.
extension PageBlocksView {
    func drawPanes(into canvas: inout Canvas) -> (lines: Int, focus: Int?) {
        let metrics = canvas.metrics
        let sections = PageSection.sections(of: blocks)
        // A single frame around everything would separate nothing.
        guard sections.contains(where: { $0.head != nil }) else { return drawLines(into: &canvas) }
        let panes = sections.map { section in
            let (title, figure) = section.title(metrics)
            return Pane(title, figure: figure, columns: section.columns(metrics)) { canvas, context in
                var blocks = section.blocks
                // A remark that does not fit beside the title becomes the first line of the pane.
                if metrics.width(of: title) + metrics.width(of: figure) > canvas.size.width - 8, !figure.isEmpty {
                    blocks.insert(.text(figure, .muted), at: 0)
                }
                return PageBlocksView(blocks: blocks, focused: focused, context: context, click: click)
                    .drawLines(into: &canvas)
            }
        }
        return PaneLayout.flow(panes).draw(into: &canvas, context: context, fillsPage: false)
    }
}

private struct PageSection<Target: Hashable & Sendable> {
    /// A title or heading; nil above the first one.
    var head: PageBlock<Target>?
    var blocks: [PageBlock<Target>] = []

    /// The columns below which paragraphs are hard to read.
    private static var narrowestText: Int { 36 }

    static func sections(of blocks: [PageBlock<Target>]) -> [PageSection] {
        var sections: [PageSection] = []
        for block in blocks {
            switch block {
            case .title, .heading: sections.append(PageSection(head: block))
            default:
                if sections.isEmpty { sections.append(PageSection()) }
                sections[sections.count - 1].blocks.append(block)
            }
        }
        return sections.map(\.withoutOuterGaps).filter { $0.head != nil || !$0.blocks.isEmpty }
    }

    private var withoutOuterGaps: PageSection {
        let inner = blocks.drop { $0 == .gap }
        let end = inner.lastIndex { $0 != .gap }.map { $0 + 1 } ?? inner.startIndex
        return PageSection(head: head, blocks: Array(inner[inner.startIndex..<end]))
    }

    func title(_ metrics: TextMetrics) -> (title: String, figure: String) {
        switch head {
        case .title(let name, let other):
            (other.isEmpty || !metrics.canDrawHangul ? name : "\(name) · \(other)", "")
        case .heading(let title, let remark): (title, remark)
        default: ("", "")
        }
    }

    /// The columns in which nothing is cut; paragraphs wrap.
    func columns(_ metrics: TextMetrics) -> Int {
        blocks.reduce(0) { widest, block in
            let width =
                switch block {
                case .title, .heading, .gap: 0
                case .text, .source: Self.narrowestText
                case .facts(let facts):
                    facts.reduce(0) {
                        max($0, metrics.width(of: $1.label) + 2 + min(metrics.width(of: $1.value), Self.narrowestText))
                    }
                case .chips(let label, let chips):
                    metrics.width(of: label) + 2 + (chips.map { metrics.width(of: $0.title) + 2 }.max() ?? 0)
                case .table(let table):
                    table.header.indices.reduce(-3) { width, column in
                        width + 3
                            + ([table.header] + table.rows).reduce(0) { max($0, metrics.width(of: $1[column])) }
                    }
                case .axes, .bars, .year: Self.narrowestText
                case .figure(let lines, _): lines.reduce(0) { max($0, metrics.width(of: $1)) }
                case .row(let row): columns(of: row, metrics)
                }
            return max(widest, width + PageBlocksView<Target>.left + 3)
        }
    }

    private func columns(of row: PageRow<Target>, _ metrics: TextMetrics) -> Int {
        let parts = [row.title, row.remark, row.detail].filter { !$0.isEmpty }
        // A detail is cut at half of a line.
        let line = parts.reduce(0) { $0 + metrics.width(of: $1) + 2 } + 2
        return max(line, metrics.width(of: row.detail) * 2 + 4, row.body.isEmpty ? 0 : Self.narrowestText)
    }
}
