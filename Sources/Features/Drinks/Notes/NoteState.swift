internal import FeatureKit

/// What a note's box shows.
struct NoteState: Equatable {
    var phase: Phase = .idle
    var content: NoteContent?
}
