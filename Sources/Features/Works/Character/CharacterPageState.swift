import FeatureKit

/// What a character's page shows, every text ready.
struct CharacterPageState: LoadedPageState {
    var phase: Phase = .idle
    var title = ""
    /// How many votes there are, and of when they are.
    var votes = ""
    var blocks: [PageBlock<CharacterTarget>] = []
    var isDug = false
}
