import FeatureKit

/// What the modal about the way to a drink shows.
struct WhyNotState: ScreenState {
    var phase: Phase = .idle
    /// The drink's name.
    var name = ""
    /// What is missing, in one sentence.
    var missing = ""
    /// The way, a sentence a step.
    var steps: [String] = []
    /// What else it would open; empty for nothing.
    var effect = ""
    /// Whether there is anything to buy.
    var canBuy = false
}
