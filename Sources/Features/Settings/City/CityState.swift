import Domain
import FeatureKit

struct CityState: ScreenState {
    var phase: Phase = .idle
    var rows: [Row] = []
    /// The home city, such as `Seoul`, or that there is none.
    var status = ""

    struct Row: Equatable, Sendable {
        /// Nil removes the home city.
        let city: Identifier<City>?
        let name: String
        let otherName: String
        let country: String
        let isHome: Bool
    }
}
