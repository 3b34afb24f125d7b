import Domain
import FeatureKit

/// What the picker of tried drinks shows.
struct TriedPickerState: ScreenState {
    struct Row: Equatable {
        let id: Identifier<Drink>
        let name: String
        let otherName: String
        let base: String
        let isTried: Bool
    }

    var phase: Phase = .idle
    /// The rows that are held, by position.
    var rows: [Int: Row] = [:]
    /// How many there are.
    var count = 0
    /// The family that is shown; nil for all.
    var base: BaseSpirit?
    /// The families there are.
    var bases: [BaseSpirit] = []
    /// How many drinks are ticked in all.
    var triedCount = 0
    /// Counts the times other drinks came into the list.
    var arrival = 0
}
