internal import Domain
internal import FeatureKit

/// What the root of the tab shows.
struct DigHomeState: Equatable {
    var phase: Phase = .idle
    /// The most dug characters, at most ten; where nobody dug anybody lately, the best known ones.
    var rows: [CharacterRow] = []
    /// Whether the rows are those of the last seven days.
    var isHot = false
    /// How many new things the inbox has, `3` or `100+`; empty for none.
    var unread = ""
    /// How many people are here.
    var members = 0
}
