import Domain
import FeatureKit

struct FirstBottlesState: ScreenState {
    struct Bottle: Hashable, Sendable {
        let name: String
        var isTicked: Bool
    }

    struct Opening: Hashable, Sendable {
        let bottle: String
        let drink: String
    }

    var phase: Phase = .loading
    var bottles: [Bottle] = []
    /// The names of the drinks the bar can make, best known first.
    var drinks: [String] = []
    var openings: [Opening] = []

    var ticked: Int { bottles.count(where: \.isTicked) }
}
