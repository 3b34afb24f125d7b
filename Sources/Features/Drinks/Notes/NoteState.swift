import FeatureKit

/// What a note's modal shows.
struct NoteState: ScreenState {
    var phase: Phase = .idle
    var content: NoteContent?
}
