import FeatureKit
import Terminal

/// Draws settings rows in three columns: section, title and value.
@MainActor
struct SettingRowView {
    private static let widestSection = 18
    private static let widestTitle = 38
    private static let gap = 2

    private let rows: [SettingRow]
    private let section: Int
    private let title: Int
    /// The width of the sign before a choice; 0 if no row is a choice.
    private let mark: Int

    init(rows: [SettingRow], width: Int, metrics: TextMetrics) {
        self.rows = rows
        func widest(_ text: (SettingRow) -> String, _ limit: Int) -> Int {
            min(rows.map { metrics.width(of: text($0)) }.max() ?? 0, limit)
        }
        section = widest(\.section, min(Self.widestSection, width / 4))
        title = widest(\.title, min(Self.widestTitle, width * 2 / 5))
        mark = rows.allSatisfy { $0.mark == .none } ? 0 : 2
    }

    /// `isFirst` is whether the row is the first visible one, which names its section too.
    func draw(
        _ index: Int, query: String, isSelected: Bool, isFirst: Bool, into canvas: inout Canvas, in rect: Rect,
        context: RenderContext
    ) {
        guard rows.indices.contains(index) else { return }
        let row = rows[index]
        let theme = context.theme
        let metrics = canvas.metrics
        if isFirst || index == 0 || rows[index - 1].section != row.section {
            canvas.put(metrics.truncated(row.section, to: section), x: rect.x, y: rect.y, style: theme[.heading])
        }
        var line = rect.splitLeft(section + Self.gap).rest
        switch row.mark {
        case .none: break
        case .chosen: line = canvas.put(sign: context.glyphs.disc, in: line, style: theme[.good])
        case .open: line = canvas.put(sign: context.glyphs.circle, in: line, style: theme[.muted])
        }
        let left = line.x + mark
        let end = FoundText.draw(
            row.title, query: query, into: &canvas, x: left, y: rect.y,
            style: theme[isSelected ? .selection : .text], limit: row.detail.isEmpty ? rect.maxX - left : title,
            context: context)
        let right = max(end, left + title) + 2
        FoundText.draw(
            row.detail, query: query, into: &canvas, x: right, y: rect.y,
            style: theme[row.isNews ? .warning : .muted], limit: rect.maxX - right, context: context)
    }
}

struct SettingRow: Equatable, Sendable {
    enum Mark: Equatable, Sendable {
        /// Not a choice: the row opens or does something.
        case none
        case chosen
        /// An option that is not chosen.
        case open
    }

    /// The section, shown before its first row.
    let section: String
    let title: String
    var detail = ""
    /// A hidden name that searches match too.
    var name = ""
    var mark = Mark.none
    var isNews = false
    /// The page that the row opens, in short.
    var preview = SettingPreview.rows([])
}

enum SettingPreview: Equatable, Sendable {
    case rows([SettingRow])
    case document([DocumentState.Section])
}
