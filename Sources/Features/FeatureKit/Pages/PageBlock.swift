package import Domain

/// A block of a page, with all texts formatted. A page is a list of blocks from top to bottom.
public enum PageBlock<Target: Hashable & Sendable>: Hashable, Sendable {
    case title(String, other: String = "")
    case text(String, PageTone = .text)
    /// The origin of the data, with the address of its page there.
    case source(String, address: String)
    case facts([PageFact])
    case heading(String, remark: String = "")
    case chips(label: String = "", [PageChip<Target>])
    case row(PageRow<Target>)
    case table(PageTable)
    /// Bars that lean to one side or the other, below their heading.
    case axes(String, [PageAxis])
    case bars([PageBar])
    /// A year of activity; nothing for a screen reader.
    case year(PageYear)
    /// Preformatted lines, with an ASCII variant.
    case figure([String], ascii: [String])
    case gap

    func isShown(at level: Int) -> Bool {
        if case .row(let row) = self { row.levels.contains(level) } else { true }
    }

    /// The least level of room at which the block is shown.
    var level: Int {
        if case .row(let row) = self { row.levels.lowerBound } else { 0 }
    }

    /// Shortens rows to their texts and first meters, and removes the gaps below them.
    static func brief(_ blocks: [PageBlock]) -> [PageBlock] {
        zip(blocks, [PageBlock.gap] + blocks).compactMap { (block, previous) -> PageBlock? in
            switch (block, previous) {
            case (.row(let row), _): .row(row.brief)
            case (.gap, .row): nil
            default: block
            }
        }
    }

    package var targets: [Target] {
        switch self {
        case .row(let row): [row.target]
        case .chips(_, let chips): chips.map(\.target)
        case .title, .text, .source, .facts, .heading, .table, .axes, .bars, .year, .figure, .gap: []
        }
    }

    var targetTexts: [(Target, [String])] {
        switch self {
        case .row(let row): [(row.target, [row.title, row.other, row.remark, row.body])]
        case .chips(_, let chips): chips.map { ($0.target, [$0.title]) }
        case .title, .text, .source, .facts, .heading, .table, .axes, .bars, .year, .figure, .gap: []
        }
    }
}

public struct PageChip<Target: Hashable & Sendable>: Hashable, Sendable {
    package let target: Target
    package let mark: PageMark
    package let title: String

    package init(_ target: Target, mark: PageMark = .none, title: String) {
        self.target = target
        self.mark = mark
        self.title = title
    }
}

public struct PageFact: Hashable, Sendable {
    package let label: String
    /// Wrapped to the width of its column.
    package let value: String

    package init(_ label: String, _ value: String) {
        self.label = label
        self.value = value
    }
}

/// Short cells in columns below a header; numbers are right-aligned.
public struct PageTable: Hashable, Sendable {
    package let header: [String]
    /// The rows; each has one cell per column.
    package let rows: [[String]]

    package init(header: [String], rows: [[String]]) {
        self.header = header
        self.rows = rows
    }
}

public struct PageAxis: Hashable, Sendable {
    package let first: String
    package let second: String
    /// From -1 (all to the first side) to 1.
    package let lead: Double
    package let text: String

    package init(_ first: String, _ second: String, lead: Double, text: String) {
        self.first = first
        self.second = second
        self.lead = lead
        self.text = text
    }
}

public struct PageBar: Hashable, Sendable {
    package let label: String
    /// The share of a full bar, 0 to 1.
    package let share: Double
    package let text: String

    package init(_ label: String, share: Double, text: String) {
        self.label = label
        self.share = share
        self.text = text
    }
}

public struct PageYear: Hashable, Sendable {
    package let calendar: ActivityCalendar
    package let names: CalendarView.Names

    package init(_ calendar: ActivityCalendar, names: CalendarView.Names) {
        self.calendar = calendar
        self.names = names
    }
}

public enum PageTone: Hashable, Sendable {
    case text
    case muted
    case good
    case warning
}

package enum PageMark: Hashable, Sendable {
    /// No sign, and no room for one.
    case none
    /// Room for a sign, but none shown.
    case blank
    /// Done or chosen.
    case check
    /// In the bar, or not; drawn as a check or a circle.
    case owned
    case missing
    /// Replaced by something else.
    case standIn
    /// Unknown or hidden.
    case unknown
    case circle
    case cross
    case warning
}

package struct PagePart: Hashable, Sendable {
    package let mark: PageMark
    package let title: String

    package init(_ title: String, mark: PageMark) {
        self.title = title
        self.mark = mark
    }
}

/// A meter of three squares with a text for its value.
package struct PageMeter: Hashable, Sendable {
    static let maximum = 3

    /// The level, 0…3; nil if unknown.
    package let value: Int?
    /// The quantity and its level in words: `24.5%`, `little sugar`.
    package let text: String

    package init(_ value: Int?, _ text: String) {
        self.value = value
        self.text = text
    }
}
