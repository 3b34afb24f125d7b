internal import Domain
internal import FeatureKit

/// What the inbox shows: what happened, newest first, and below it the keywords that are watched.
struct InboxState: Equatable {
    var phase: Phase = .idle
    var rows: [InboxRow] = []
    var unread = 0
    var muted: Set<InboxKind> = []
}
