import Domain
import FeatureKit

struct ReviewPageState: LoadedPageState {
    var phase: Phase = .idle
    var title = ""
    var blocks: [PageBlock<ReviewTarget>] = []
    var isMine = false
    var ownComments: Set<Identifier<Comment>> = []
}
