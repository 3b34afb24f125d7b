import Domain
import FeatureKit

/// What the store has for tonight.
struct TonightReading: Sendable {
    /// Nil for a guest.
    let tonight: TonightDay?
    var drinks: [Identifier<Drink>: DrinkSummary] = [:]
    var works: [Identifier<Work>: WorkSummary] = [:]
    var characters: [Identifier<WorkCharacter>: LocalizedText] = [:]
}

/// What the store has for what stands below tonight.
struct ShelvesReading: Sendable {
    /// The first rows of each shelf.
    let first: [HomeShelf: [ShelfRow]]
    /// Nil without a type.
    let counts: TypeShelfCounts?
    /// Of when the shelves are; empty for the crowd of this machine.
    var age = ""
    /// What is asked about the evening before; nil for nothing.
    var question: AskAboutEvening.Question?
    var names = EveningNames()
}
