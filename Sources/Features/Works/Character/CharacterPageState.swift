import FeatureKit

struct CharacterPageState: LoadedPageState {
    var phase: Phase = .idle
    var title = ""
    /// The number of votes, and their age.
    var votes = ""
    var blocks: [PageBlock<CharacterTarget>] = []
    var isDug = false
}
