internal import Domain
internal import FeatureKit

/// What the comparison with another member shows.
struct ComparisonState: Equatable {
    var phase: Phase = .idle
    var nickname = ""
    var blocks: [PageBlock<MomentumTarget>] = []
}
