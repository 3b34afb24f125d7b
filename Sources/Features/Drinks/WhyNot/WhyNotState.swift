import FeatureKit

struct WhyNotState: ScreenState {
    var phase: Phase = .idle
    var name = ""
    var missing = ""
    /// The purchases, one sentence per step.
    var steps: [String] = []
    /// The other drinks they unlock; empty for none.
    var effect = ""
    var canBuy = false
}
