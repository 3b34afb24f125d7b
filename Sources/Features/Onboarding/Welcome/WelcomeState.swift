import FeatureKit

/// What Welcome shows.
struct WelcomeState: ScreenState {
    var phase: Phase = .loaded
    var choices: [WelcomeChoice] = []
    var rows: [MenuList.Row] = []
    /// What is to be said of the last session; nil for nothing.
    var notice: String?
}
