/// The required ingredients of a drink that a bar has and lacks, in recipe order, without repetition.
package struct BarReach: Hashable, Sendable {
    /// In the bar by any rule of the matcher.
    package let has: [Identifier<Ingredient>]
    package let lacks: [Identifier<Ingredient>]

    package init(has: [Identifier<Ingredient>], lacks: [Identifier<Ingredient>]) {
        self.has = has
        self.lacks = lacks
    }

    package var isMakeable: Bool { lacks.isEmpty }

    /// The share in the bar, 0…1; 1 if nothing is required.
    package var coverage: Double {
        let count = has.count + lacks.count
        return count == 0 ? 1 : Double(has.count) / Double(count)
    }
}
