internal import Domain
internal import FeatureKit

/// What the screen to add bottles shows.
struct AddBottlesState: Equatable {
    var phase: Phase = .idle
    var rows: [Row] = []
    /// `14 bottles · 37 drinks now`.
    var summary = ""

    struct Row: Equatable {
        let ingredient: Identifier<Ingredient>
        let name: String
        let otherName: String
        let category: String
        let isOwned: Bool
    }
}
