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
    /// Preformatted lines, with an ASCII variant.
    case figure([String], ascii: [String])
    case gap

    var targets: [Target] {
        switch self {
        case .row(let row): [row.target]
        case .chips(_, let chips): chips.map(\.target)
        case .title, .text, .source, .facts, .heading, .table, .figure, .gap: []
        }
    }

    var targetTexts: [(Target, [String])] {
        switch self {
        case .row(let row): [(row.target, [row.title, row.other, row.remark, row.body])]
        case .chips(_, let chips): chips.map { ($0.target, [$0.title]) }
        case .title, .text, .source, .facts, .heading, .table, .figure, .gap: []
        }
    }
}
