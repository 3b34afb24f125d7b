import Domain
import FeatureKit

/// What the recommendations show, every text ready.
struct AdviceState: LoadedPageState {
    /// A drink put forward.
    struct Card: Equatable {
        let row: DrinkRow
        /// What it needs, each with whether it is in the bar.
        let held: [PagePart]
        /// Strength, sugar and level.
        let meters: [PageMeter]
        /// Its tags, in words.
        let character: String
        /// Why it stands here.
        let reason: String
    }

    var phase: Phase = .idle
    var cards: [Card] = []
    /// The same as blocks of a page.
    var blocks: [PageBlock<Identifier<Drink>>] = []
    /// Whether nothing is known of the member's taste.
    var isCold = false
    /// How many drinks are ticked as tried.
    var triedCount = 0

    var title: String { "" }

    func card(of drink: Identifier<Drink>?) -> Card? { cards.first { $0.row.id == drink } }
}
