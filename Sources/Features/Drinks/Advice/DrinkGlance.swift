import FeatureKit

extension DrinkDetailState.Content {
    /// The recipe in short, without marks for what the bar has: the list beside it shows that.
    var glance: [PageBlock<Int>] {
        let amounts = lines.map { line in
            PageFact(line.amount, line.remark.isEmpty ? line.name : "\(line.name), \(line.remark)")
        }
        let numbered = steps.enumerated().map { PageFact("\($0.offset + 1)", $0.element) }
        let blocks: [PageBlock<Int>] = [
            .title(name, other: otherName), .text(character, .muted), .gap, .facts(amounts), .gap, .facts(numbered),
            .gap, .text(summary, .muted),
        ]
        return blocks.filter { $0 != .text("", .muted) }
    }
}
