package struct DrinkSummary: Hashable, Sendable, Identifiable {
    package let id: Identifier<Drink>
    package let name: LocalizedText
    package let base: BaseSpirit
    /// Per cent alcohol by volume with the recipe's ingredients.
    package let strength: Double
    package let basis: StrengthBasis
    package let meters: DrinkMeters
    package let tags: [Identifier<Tag>]

    package init(
        id: Identifier<Drink>, name: LocalizedText, base: BaseSpirit, strength: Double, meters: DrinkMeters,
        tags: [Identifier<Tag>], basis: StrengthBasis = .known
    ) {
        self.id = id
        self.name = name
        self.base = base
        self.strength = strength
        self.meters = meters
        self.tags = tags
        self.basis = basis
    }

    package var isAlcoholFree: Bool { basis != .unknown && strength <= 0 }

    /// Returns whether the drink certainly has at most `limit` per cent alcohol.
    package func isSurelyWithin(_ limit: Double) -> Bool { basis != .unknown && strength <= limit }
}
