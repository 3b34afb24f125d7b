internal import FeatureKit

/// What the list of keys shows.
struct KeysState: Equatable {
    /// An action with its keys.
    struct Row: Equatable {
        let action: KnownAction
        let row: SettingRow
        let isChanged: Bool
    }

    var phase: Phase = .idle
    var rows: [Row] = []
    /// How many were changed, in words.
    var status = ""
    /// Whether anything was changed.
    var isChanged = false
    /// The positions that the search found, ascending.
    var matches: [Int] = []
}
