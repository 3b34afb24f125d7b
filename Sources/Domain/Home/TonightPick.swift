/// One suggestion: a drink and a work, each with its reasons.
public struct TonightPick: Hashable, Sendable {
    /// The drink; nil where there is none to suggest.
    public var drink: Identifier<Drink>?
    /// Whether the bar could make it when it was chosen.
    public var isMakeable: Bool
    /// Why this drink.
    public var drinkReasons: [TonightReason]
    /// The work; nil where there is none.
    public var work: Identifier<Work>?
    /// The character the reader dug that leads to the work; nil for the work alone.
    public var character: Identifier<WorkCharacter>?
    /// Why this work.
    public var workReasons: [TonightReason]
    /// Why it took the place of the one before; nil for the first of a day.
    public var change: TonightChange?

    /// Makes a suggestion; nothing named is none.
    public init(
        drink: Identifier<Drink>? = nil, isMakeable: Bool = false, drinkReasons: [TonightReason] = [],
        work: Identifier<Work>? = nil, character: Identifier<WorkCharacter>? = nil, workReasons: [TonightReason] = [],
        change: TonightChange? = nil
    ) {
        self.drink = drink
        self.isMakeable = isMakeable
        self.drinkReasons = drinkReasons
        self.work = work
        self.character = character
        self.workReasons = workReasons
        self.change = change
    }
}
