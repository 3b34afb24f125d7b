import Domain
import FeatureKit

/// What a review's page shows, every text ready.
struct ReviewPageState: LoadedPageState {
    var phase: Phase = .idle
    var title = ""
    var blocks: [PageBlock<ReviewTarget>] = []
    /// Whether the member wrote it.
    var isMine = false
    /// The comments the member wrote.
    var ownComments: Set<Identifier<Comment>> = []
}
