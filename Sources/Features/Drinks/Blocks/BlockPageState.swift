internal import FeatureKit

/// What a page of blocks shows.
struct BlockPageState<Target: Hashable & Sendable>: Equatable {
    var phase: Phase = .idle
    /// Its name in the trail.
    var title = ""
    var blocks: [PageBlock<Target>] = []
}
