import Testing

@testable import Domain

struct TonightPickTests {
    @Test func `the length of a film is given only with another reason`() {
        let wished = TonightPick(work: "w", workReasons: [.length(.long), .wished])
        #expect(wished.goodWorkReasons == [.length(.long), .wished])
        let fresh = TonightPick(work: "w", workReasons: [.noType, .length(.short), .notWatched])
        #expect(fresh.goodWorkReasons == [.length(.short), .notWatched])
        let own = TonightPick(work: "w", workReasons: [.wished, .notWatched])
        #expect(own.goodWorkReasons == [.wished])
    }
}
