import Domain
import TestSupport
import Testing

/// Ratings given without making the drink count for tonight's drink. The bar makes an Americano and a Negroni.
@MainActor
struct TonightRatingTests {
    private let world = HomeWorld(bottles: ["gin", "campari", "sweet-vermouth"])

    private func tonight(afterRating drink: Identifier<Drink>, _ stars: Double) async throws -> TonightPick {
        let opinion = DrinkOpinion(rating: Rating(stars))
        _ = try await world.drinks.marks.setOpinion(opinion, of: drink, at: SampleWorld.now, for: Profile.localID)
        return try await world.chooseTonight(for: Author(Profile.localID, type: nil), weather: { nil }).current
    }

    @Test(arguments: ["americano", "negroni"] as [Identifier<Drink>])
    func `a drink with a low rating is not suggested`(disliked: Identifier<Drink>) async throws {
        let drink = try #require(try await tonight(afterRating: disliked, 1).drink)
        #expect(drink != disliked)
    }

    @Test func `a drink with a high rating is a reason, with its stars`() async throws {
        let rating = try #require(Rating(5))
        let reasons = try await tonight(afterRating: "boulevardier", 5).drinkReasons
        #expect(reasons.contains(.likeRated("boulevardier", rating)), "\(reasons)")
    }
}
