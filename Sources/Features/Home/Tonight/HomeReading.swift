import Domain
import FeatureKit

struct TonightReading: Sendable {
    let tonight: TonightDay?
    var drinks: [Identifier<Drink>: DrinkSummary] = [:]
    var works: [Identifier<Work>: WorkSummary] = [:]
    var characters: [Identifier<WorkCharacter>: LocalizedText] = [:]
}

struct ShelvesReading: Sendable {
    let first: [HomeShelf: [ShelfRow]]
    /// Nil without a type.
    let counts: TypeShelfCounts?
    var age = ""
    var question: AskAboutEvening.Question?
    var names = EveningNames()
    /// Tonight's drink; nil if there is none.
    var drink: DrinkDescription?
}
