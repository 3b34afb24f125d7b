import FeatureKit

extension Array {
    /// The texts of the blocks, one line each; chips share a line with their signs.
    func lines<Target>() -> [String] where Element == PageBlock<Target> {
        map { block in
            switch block {
            case .title(let name, let other): "# \(name) | \(other)"
            case .text(let text, _), .source(let text, _): text
            case .facts(let facts): facts.map { "\($0.label): \($0.value)" }.joined(separator: "; ")
            case .heading(let title, let remark): "## \(title) | \(remark)"
            case .chips(_, let chips): chips.map { "\(sign($0.mark))\($0.title)" }.joined(separator: " / ")
            case .row(let row):
                "\(sign(row.mark))\(row.title) | \(row.remark) | \(row.detail) | \(row.body)"
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

    private func sign(_ mark: FeatureKit.PageMark) -> String {
        switch mark {
        case .none, .blank: ""
        case .check, .owned: "✓ "
        case .standIn: "~ "
        case .unknown: "? "
        case .circle, .missing: "○ "
        case .cross: "✗ "
        case .warning: "! "
        }
    }
}
