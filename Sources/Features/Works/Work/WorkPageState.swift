import FeatureKit

/// What a work's page shows, every text ready.
struct WorkPageState: LoadedPageState {
    var phase: Phase = .idle
    var title = ""
    /// How many of its characters were dug, `8 of 20`.
    var progress = ""
    var blocks: [PageBlock<WorkTarget>] = []
    /// Whether the member wrote it and may change it.
    var isOwn = false
    /// The page as text, for the clipboard.
    var plainText = ""
}
