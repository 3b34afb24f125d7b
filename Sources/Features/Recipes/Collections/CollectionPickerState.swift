import Domain
import FeatureKit

struct CollectionPickerState: ScreenState {
    var phase: Phase = .idle
    var name = ""
    var rows: [Row] = []

    struct Row: Equatable, Sendable {
        let id: Identifier<DrinkCollection>
        let name: String
        let isIn: Bool
    }
}
