import Domain
import FeatureKit

/// What the choice of the home city shows.
struct CityState: ScreenState {
    var phase: Phase = .idle
    var rows: [Row] = []
    /// `Seoul`, or that there is none.
    var status = ""

    struct Row: Equatable, Sendable {
        /// nil takes the home city away.
        let city: Identifier<City>?
        let name: String
        let otherName: String
        let country: String
        let isHome: Bool
    }
}
