import Domain
import FeatureKit

struct TriedPickerState: ScreenState {
    struct Row: Equatable {
        let id: Identifier<Drink>
        let name: String
        let otherName: String
        let base: String
        let isTried: Bool
    }

    var phase: Phase = .idle
    var rows: [Int: Row] = [:]
    var count = 0
    /// The selected spirit family; nil for all.
    var base: BaseSpirit?
    var bases: [BaseSpirit] = []
    var triedCount = 0
    var arrival = 0
}
