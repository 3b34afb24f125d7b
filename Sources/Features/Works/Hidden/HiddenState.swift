internal import FeatureKit

/// What the list of what was hidden shows, every text ready.
struct HiddenState: Equatable {
    var phase: Phase = .idle
    var blocks: [PageBlock<HiddenTarget>] = []
}
