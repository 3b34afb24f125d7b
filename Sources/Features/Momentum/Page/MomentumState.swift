internal import Domain
internal import FeatureKit

/// What a page of momentum shows.
struct MomentumState: Equatable {
    var phase: Phase = .idle
    var nickname = ""
    var blocks: [PageBlock<MomentumTarget>] = []
}
