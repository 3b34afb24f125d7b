import Domain
import Testing

struct RatingTests {
    @Test func `ten ratings exist, in steps of half a star`() {
        #expect(Rating.all.map(\.stars) == [0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5])
        #expect(Rating.all.allSatisfy { Rating($0.stars) == $0 })
        #expect(Rating.all == Rating.all.sorted())
    }

    @Test(arguments: [0, 0.25, 0.49, 4.3, 5.5, 10, -1, .infinity, -.infinity, .nan, 1e300])
    func `a number between or outside the ratings is rejected`(stars: Double) {
        #expect(Rating(stars) == nil)
    }

    @Test func `halves outside one to ten are rejected`() {
        #expect(Rating(halves: 0) == nil)
        #expect(Rating(halves: 11) == nil)
        #expect(Rating(halves: 9)?.stars == 4.5)
    }
}
