import Domain
import FeatureKit

/// What the choice of collections for a drink shows.
struct CollectionPickerState: ScreenState {
    var phase: Phase = .idle
    /// The drink's name.
    var name = ""
    var rows: [Row] = []

    struct Row: Equatable, Sendable {
        let id: Identifier<DrinkCollection>
        let name: String
        let isIn: Bool
    }
}
