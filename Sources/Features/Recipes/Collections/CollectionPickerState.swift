internal import Domain
internal import FeatureKit

/// What the choice of collections for a drink shows.
struct CollectionPickerState: Equatable {
    var phase: Phase = .idle
    /// The drink's name.
    var name = ""
    var rows: [Row] = []

    struct Row: Equatable {
        let id: Identifier<DrinkCollection>
        let name: String
        let isIn: Bool
    }
}
