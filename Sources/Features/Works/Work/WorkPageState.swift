import FeatureKit

struct WorkPageState: LoadedPageState {
    var phase: Phase = .idle
    var title = ""
    /// The number of dug characters, `8 of 20`.
    var progress = ""
    var blocks: [PageBlock<WorkTarget>] = []
    /// Whether the member wrote it and may change it.
    var isOwn = false
    var plainText = ""
}
