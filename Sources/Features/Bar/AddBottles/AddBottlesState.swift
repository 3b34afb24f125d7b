import Domain
import FeatureKit

/// What the screen to add bottles shows.
struct AddBottlesState: ScreenState {
    var phase: Phase = .idle
    var filter: BottleFilter = .all
    var rows: [Row] = []
    /// `14 bottles · 37 drinks now`, and what the ticks would make of it.
    var summary = ""
    /// How many ticks are not kept yet.
    var pending = 0

    struct Row: Equatable, Sendable {
        let ingredient: Identifier<Ingredient>
        let name: String
        let otherName: String
        let category: String
        /// Whether it stands on the shelf, or will.
        let isOwned: Bool
        /// Whether that is not kept yet.
        let isPending: Bool
    }
}
