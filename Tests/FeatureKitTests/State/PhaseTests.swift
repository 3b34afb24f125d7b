import FeatureKit
import Testing

/// A screen is in one phase at a time.
struct PhaseTests {
    private static let all: [Phase] = [.idle, .loading, .refreshing, .loaded, .loadingMore, .empty, .failed("why")]

    @Test func `content that is there is refreshed, else it is loaded`() {
        #expect(
            Self.all.map(\.requesting) == [
                .loading, .loading, .refreshing, .refreshing, .refreshing, .loading, .loading,
            ])
    }

    @Test func `what is on its way is busy`() {
        #expect(Self.all.filter(\.isBusy) == [.loading, .refreshing, .loadingMore])
    }
}
