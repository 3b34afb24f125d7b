import FeatureKit

/// What a long text shows.
struct DocumentState: ScreenState {
    /// A part of it.
    struct Section: Equatable, Sendable {
        let title: String
        let day: String
        let paragraphs: [String]
        var isOpen: Bool
    }

    var phase: Phase = .idle
    var sections: [Section] = []
    /// The parts that the search found, ascending.
    var matches: [Int] = []
    /// How many parts there are, in words.
    var status = ""
}
