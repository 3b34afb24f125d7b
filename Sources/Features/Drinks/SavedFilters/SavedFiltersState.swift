import FeatureKit

struct SavedFiltersState: ScreenState {
    var phase: Phase = .idle
    var rows: [Row] = []
    /// The active filter in words; empty if there is nothing to save.
    var current = ""

    struct Row: Equatable {
        let name: String
        let text: String
        let isCurrent: Bool
    }
}
