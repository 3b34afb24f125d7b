import FeatureKit
import Testing

/// A screen is in one phase at a time.
struct PhaseTests {
    private static let all: [Phase] = [.idle, .loading, .refreshing, .loaded, .loadingMore, .empty, .failed("why")]

    @Test func `existing content is refreshed, and missing content is loaded`() {
        #expect(
            Self.all.map(\.requesting) == [
                .loading, .loading, .refreshing, .refreshing, .refreshing, .loading, .loading,
            ])
    }

    @Test func `loading and refreshing phases are busy`() {
        #expect(Self.all.filter(\.isBusy) == [.loading, .refreshing, .loadingMore])
    }
}
