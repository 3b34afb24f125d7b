import FeatureKit

struct NoteState: ScreenState {
    var phase: Phase = .idle
    var content: NoteContent?
}
