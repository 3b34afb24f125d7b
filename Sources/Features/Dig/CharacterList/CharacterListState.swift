internal import Domain
internal import FeatureKit

/// What a list of characters shows.
struct CharacterListState: Equatable {
    var phase: Phase = .idle
    var rows: [CharacterRow] = []
    /// Only works of this kind; nil for all.
    var kind: WorkKind?
    /// Only characters the member has not dug.
    var isUndugOnly = false
}
