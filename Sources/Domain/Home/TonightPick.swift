/// One suggestion: a drink and a work, each with its reasons.
package struct TonightPick: Hashable, Sendable {
    /// Nil if there is none to suggest.
    package var drink: Identifier<Drink>?
    /// Whether the bar could make it when it was chosen.
    package var isMakeable: Bool
    /// Why this drink.
    package var drinkReasons: [TonightReason]
    /// Nil if there is none to suggest.
    package var work: Identifier<Work>?
    /// The dug character that led to the work; nil if none did.
    package var character: Identifier<WorkCharacter>?
    /// Why this work.
    package var workReasons: [TonightReason]
    /// What joins the two; nil if nothing does.
    package var pairing: TonightPairing?
    /// Why it replaced the previous one; nil for the first of a day.
    package var change: TonightChange?

    /// Empty by default.
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

/// Why a suggestion replaced the previous one.
package enum TonightChange: String, CaseIterable, Sendable {
    /// The member asked for another.
    case asked
    /// The bar can no longer make the previous drink.
    case notMakeable
    /// The previous drink is no longer in the catalogue.
    case gone
}
