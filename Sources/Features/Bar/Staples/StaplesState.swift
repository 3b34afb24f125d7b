import Domain
import FeatureKit

/// What the list of staples and stand-ins shows.
struct StaplesState: ScreenState {
    var phase: Phase = .idle
    var rows: [Row] = []

    enum Row: Equatable, Sendable {
        case heading(String)
        /// Something the catalogue says is always there.
        case given(String)
        /// Something the member always has.
        case staple(Identifier<Ingredient>, String)
        /// Something the member lets stand in for another.
        case standIn(Substitution, String)
    }
}
