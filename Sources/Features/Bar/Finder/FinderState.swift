internal import FeatureKit

/// What a search shows.
struct FinderState: Equatable {
    var phase: Phase = .idle
    var rows: [FinderRow] = []
}
