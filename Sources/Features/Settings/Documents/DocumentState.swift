import FeatureKit

struct DocumentState: ScreenState {
    struct Section: Equatable, Sendable {
        let title: String
        let day: String
        let paragraphs: [String]
        var isOpen: Bool
    }

    var phase: Phase = .idle
    var sections: [Section] = []
    /// The indices of the matching sections, ascending.
    var matches: [Int] = []
    var status = ""
}
