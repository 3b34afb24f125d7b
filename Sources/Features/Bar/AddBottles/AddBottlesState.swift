import Domain
import FeatureKit

struct AddBottlesState: ScreenState {
    var phase: Phase = .idle
    var filter: BottleFilter = .all
    var rows: [Row] = []
    /// `14 bottles · 37 drinks now`, and the effect of the ticks.
    var summary = ""
    /// The number of unsaved ticks.
    var pending = 0

    struct Row: Equatable, Sendable {
        let ingredient: Identifier<Ingredient>
        let name: String
        let otherName: String
        let category: String
        /// Whether the ingredient is in the bar, counting unsaved ticks.
        let isOwned: Bool
        let isPending: Bool
    }
}
