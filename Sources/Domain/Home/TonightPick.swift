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
}

package enum TonightChange: String, CaseIterable, Sendable {
    case asked
    /// The bar can no longer make the previous drink.
    case notMakeable
    case gone
}
