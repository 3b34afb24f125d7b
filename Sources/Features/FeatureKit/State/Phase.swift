/// The phase of a screen's content. A screen has one state value with one phase, never several Booleans.
public enum Phase: Hashable, Sendable {
    /// Nothing was requested yet.
    case idle
    /// The first content is loading.
    case loading
    /// New content is loading while the old is still shown.
    case refreshing
    case loaded
    /// More rows of a list are loading.
    case loadingMore
    case empty
    /// Loading failed; the text says why and what to do.
    case failed(String)

    package var isBusy: Bool {
        switch self {
        case .loading, .refreshing, .loadingMore: true
        case .idle, .loaded, .empty, .failed: false
        }
    }

    /// The phase while the whole content is requested next.
    package var requesting: Phase {
        switch self {
        case .loaded, .refreshing, .loadingMore: .refreshing
        case .idle, .loading, .empty, .failed: .loading
        }
    }
}
