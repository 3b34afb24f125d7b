import FeatureKit

struct WelcomeState: ScreenState {
    var phase: Phase = .loaded
    var choices: [WelcomeChoice] = []
    var rows: [MenuList.Row] = []
    /// A notice about the last session; nil if there is none.
    var notice: String?
}
