import Domain
import FeatureKit

struct AdviceState: LoadedPageState {
    struct Card: Equatable {
        let row: DrinkRow
        /// The required ingredients, each marked as owned or missing.
        let held: [PagePart]
        /// Strength, sugar and level of difficulty.
        let meters: [PageMeter]
        /// The tags in words.
        let character: String
        let reason: String
    }

    var phase: Phase = .idle
    var cards: [Card] = []
    var blocks: [PageBlock<Identifier<Drink>>] = []
    /// Whether the member's taste is unknown.
    var isCold = false
    var triedCount = 0

    var title: String { "" }

    func card(of drink: Identifier<Drink>?) -> Card? { cards.first { $0.row.id == drink } }
}
