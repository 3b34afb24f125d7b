package struct TonightPick: Hashable, Sendable {
    package var drink: Identifier<Drink>?
    /// Whether the bar could make the drink at the time.
    package var isMakeable: Bool
    package var drinkReasons: [TonightReason]
    package var work: Identifier<Work>?
    /// The dug character that led to the work; nil if none did.
    package var character: Identifier<WorkCharacter>?
    package var workReasons: [TonightReason]
    package var pairing: TonightPairing?
    /// Why this suggestion replaced the previous one; nil for the first of a day.
    package var change: TonightChange?

    package init(
        drink: Identifier<Drink>? = nil, isMakeable: Bool = false, drinkReasons: [TonightReason] = [],
        work: Identifier<Work>? = nil, character: Identifier<WorkCharacter>? = nil, workReasons: [TonightReason] = [],
        pairing: TonightPairing? = nil, change: TonightChange? = nil
    ) {
        self.drink = drink
        self.isMakeable = isMakeable
        self.drinkReasons = drinkReasons
        self.work = work
        self.character = character
        self.workReasons = workReasons
        self.pairing = pairing
        self.change = change
    }

    package var goodDrinkReasons: [TonightReason] { drinkReasons.filter(\.isGood) }

    /// The work's reasons worth showing; `notWatched` only if there is no other but its length.
    package var goodWorkReasons: [TonightReason] {
        let good = workReasons.filter { $0.isGood && $0 != .notWatched }
        return good.allSatisfy(\.isLength) ? workReasons.filter { $0.isGood } : good
    }
}

package enum TonightChange: String, CaseIterable, Sendable {
    case asked
    case weather
    case notMakeable
    /// The bar can make its first drink, which replaces one that lacked an ingredient.
    case makeable
    case gone
}
