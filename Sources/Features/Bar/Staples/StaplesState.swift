import Domain
import FeatureKit

struct StaplesState: ScreenState {
    var phase: Phase = .idle
    var rows: [Row] = []

    enum Row: Equatable, Sendable {
        case heading(String)
        case given(String)
        case staple(Identifier<Ingredient>, String)
        case standIn(Substitution, String)
    }
}
