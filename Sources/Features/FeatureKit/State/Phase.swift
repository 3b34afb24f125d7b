/// Where a screen's content stands. A screen has one state value with one phase, never several booleans.
public enum Phase: Hashable, Sendable {
    /// Nothing was asked for yet.
    case idle
    /// The first content is on its way.
    case loading
    /// New content is on its way, the old is still shown.
    case refreshing
    /// Content is there.
    case loaded
    /// More of a list is on its way.
    case loadingMore
    /// There is nothing to show.
    case empty
    /// It could not be had; the text says why and what to do.
    case failed(String)

    /// Whether something is on its way.
    package var isBusy: Bool {
        switch self {
        case .loading, .refreshing, .loadingMore: true
        case .idle, .loaded, .empty, .failed: false
        }
    }

    /// The phase in which the next request for the whole content runs.
    package var requesting: Phase {
        switch self {
        case .loaded, .refreshing, .loadingMore: .refreshing
        case .idle, .loading, .empty, .failed: .loading
        }
    }
}
