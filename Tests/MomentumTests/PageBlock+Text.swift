import FeatureKit

extension Array {
    func lines<Target>() -> [String] where Element == PageBlock<Target> {
        map { block in
            switch block {
            case .title(let name, let other): [name, other].filter { !$0.isEmpty }.joined(separator: " | ")
            case .text(let text, _), .source(let text, _): text
            case .facts(let facts): facts.map { "\($0.label): \($0.value)" }.joined(separator: "; ")
            case .heading(let title, let remark): remark.isEmpty ? title : "\(title) | \(remark)"
            case .chips(_, let chips): chips.map(\.title).joined(separator: " / ")
            case .row(let row): [row.title, row.remark, row.detail].filter { !$0.isEmpty }.joined(separator: " | ")
            case .table(let table):
                ([table.header] + table.rows).map { $0.joined(separator: " ") }.joined(separator: "; ")
            case .axes(let heading, let axes):
                ([heading] + axes.map { "\($0.first) | \($0.second)  \($0.text)" }).joined(separator: "; ")
            case .bars(let bars): bars.map { "\($0.label) \($0.text)" }.joined(separator: "; ")
            case .year: ""
            case .figure(let lines, _): lines.joined(separator: "\n")
            case .gap: ""
            }
        }
    }

    /// The targets in reading order.
    func targets<Target>() -> [Target] where Element == PageBlock<Target> {
        flatMap { block -> [Target] in
            switch block {
            case .chips(_, let chips): chips.map(\.target)
            case .row(let row): [row.target]
            default: []
            }
        }
    }
}
