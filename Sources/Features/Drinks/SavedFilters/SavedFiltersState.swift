import FeatureKit

/// What the modal of named filters shows.
struct SavedFiltersState: ScreenState {
    var phase: Phase = .idle
    var rows: [Row] = []
    /// The filter that holds now, in words; empty where nothing is filtered and there is nothing to keep.
    var current = ""

    /// A named filter.
    struct Row: Equatable {
        let name: String
        /// What it asks for, in words.
        let text: String
        /// Whether it is the one that holds now.
        let isCurrent: Bool
    }
}
