internal import Domain
internal import FeatureKit

/// What the form shows.
struct DigFormState: Equatable {
    var phase: Phase = .idle
    var content: Content?

    struct Content: Equatable {
        let name: String
        let otherName: String
        let work: String
        let isLead: Bool
        /// What the member said before, with the day; nil for a first dig.
        let before: String?
        /// What the picker begins with.
        let start: DigDraft
    }
}
