internal import Domain

/// What the store has for Home.
struct HomeReading: Sendable {
    let tonight: TonightDay?
    let drinks: [Identifier<Drink>: DrinkSummary]
    let works: [Identifier<Work>: WorkSummary]
    let characters: [Identifier<WorkCharacter>: LocalizedText]
    let today: [WorkSummary]
    let counts: TypeShelfCounts?
    let isAnybodyHot: Bool
}
