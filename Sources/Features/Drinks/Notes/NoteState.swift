internal import FeatureKit

/// What a note's box shows.
struct NoteState: ScreenState {
    var phase: Phase = .idle
    var content: NoteContent?
}
