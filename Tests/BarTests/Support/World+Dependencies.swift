import Domain
import FeatureKit
import Reactive
import TestSupport

@testable import Bar

extension SampleWorld {
    func dependencies(
        _ language: Language = .english, drinks other: (any DrinkRepository)? = nil, records: BarRecords? = nil,
        authorizer: any MemberAuthorizer = PermissiveAuthorizer(), changes: StoreEvents = StoreEvents(),
        drafts: InMemoryDraftRepository = InMemoryDraftRepository(), now: Int64 = SampleWorld.now
    ) -> BarDIContainer.Dependencies {
        BarDIContainer.Dependencies(
            drinks: other ?? drinks, ingredients: ingredients, bar: bar, adviser: adviser, finder: finder,
            records: records ?? BarRecords.sample(shelf),
            authorizer: authorizer, times: BarTimes(clock: FixedClock(now), local: FixedLocalTime()),
            preferences: Observable(DisplayPreferences()).readOnly,
            drafts: DraftKeeper(repository: drafts, profile: Profile.localID, clock: FixedClock(now)),
            calculatorDraft: Observable(CalculatorDraft()), changes: changes,
            strings: TestWords.words(language))
    }

    /// 2026-11-21T19:40:00Z.
    static let now: Int64 = 20_778 * 86_400 + 19 * 3_600 + 40 * 60
}

extension BarRecords {
    /// Empty records; bought items go onto a shelf.
    static func sample(
        _ shelf: InMemoryBarRepository, marks: InMemoryDrinkMarkRepository = InMemoryDrinkMarkRepository(),
        log: InMemoryMadeLogRepository = InMemoryMadeLogRepository(), shopping: InMemoryShoppingRepository? = nil,
        parties: InMemoryPartyRepository? = nil, house: InMemoryHouseRecipeRepository = InMemoryHouseRecipeRepository(),
        statistics: InMemoryBarStatisticsRepository = InMemoryBarStatisticsRepository()
    ) -> BarRecords {
        BarRecords(
            marks: marks, log: log, shopping: shopping ?? InMemoryShoppingRepository(bars: shelf),
            parties: parties ?? InMemoryPartyRepository(log: log), house: house, statistics: statistics)
    }
}
