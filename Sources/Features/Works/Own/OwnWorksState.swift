internal import FeatureKit

/// What the list of own works shows, every text ready.
struct OwnWorksState: Equatable {
    var phase: Phase = .idle
    var blocks: [PageBlock<OwnWorksTarget>] = []
}
