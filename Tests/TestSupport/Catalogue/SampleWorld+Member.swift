package import Domain
package import FeatureKit
import Reactive

extension SampleWorld {
    /// The time of the world's clock: Saturday, 21 November 2026, 19:40 UTC.
    package nonisolated static let now: Int64 = 1_795_290_000

    /// The context of a member's actions on drinks.
    @MainActor
    package func member(
        authorizer: any MemberAuthorizer = PermissiveAuthorizer(),
        drafts: any DraftRepository = InMemoryDraftRepository()
    ) -> DrinkActionsContext {
        let clock = FixedClock(Self.now)
        let localTime = FixedLocalTime()
        return DrinkActionsContext(
            authorizer: authorizer, profile: Profile.localID, marks: marks, log: log,
            makeDrink: MakeDrink(
                describe: DescribeDrink(drinks: drinks, ingredients: ingredients, bar: bar), log: log,
                profile: Profile.localID, clock: clock, localTime: localTime),
            addToShopping: AddToShopping(drinks: drinks, ingredients: ingredients, bar: bar, shopping: shopping),
            drafts: DraftKeeper(repository: drafts, profile: Profile.localID, clock: clock), clock: clock,
            localTime: localTime)
    }
}
