/// A part of a page, every text ready. A page is a list of these from top to bottom.
public enum PageBlock<Target: Hashable & Sendable>: Hashable, Sendable {
    /// What the page is about, and its other name.
    case title(String, other: String = "")
    /// A paragraph.
    case text(String, PageTone = .text)
    /// Where something is from, with the address of its page there.
    case source(String, address: String)
    /// Labels and values.
    case facts([PageFact])
    /// The head of a part, with a remark behind it.
    case heading(String, remark: String = "")
    /// Words in lines, with an optional label before them.
    case chips(label: String = "", [PageChip<Target>])
    /// A line that can be opened.
    case row(PageRow<Target>)
    case table(PageTable)
    /// Lines that are drawn as they are, and the same without characters of other alphabets.
    case figure([String], ascii: [String])
    /// An empty line.
    case gap

    /// What can be opened in it, in reading order.
    var targets: [Target] {
        switch self {
        case .row(let row): [row.target]
        case .chips(_, let chips): chips.map(\.target)
        case .title, .text, .source, .facts, .heading, .table, .figure, .gap: []
        }
    }

    /// By which each of them is found.
    var targetTexts: [(Target, [String])] {
        switch self {
        case .row(let row): [(row.target, [row.title, row.other, row.remark, row.body])]
        case .chips(_, let chips): chips.map { ($0.target, [$0.title]) }
        case .title, .text, .source, .facts, .heading, .table, .figure, .gap: []
        }
    }
}
