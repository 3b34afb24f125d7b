import Domain
import FeatureKit
import Reactive
import TestSupport
import Testing

@testable import Bar

@MainActor
@Suite(.timeLimit(.minutes(1)))
struct StatisticsViewModelTests {
    private func subject(
        _ world: SampleWorld, _ statistics: InMemoryBarStatisticsRepository
    ) -> (StatisticsViewModel, Recorded<StatisticsState>, Signal<Void>) {
        let refresh = Signal<Void>()
        let model = StatisticsViewModel(
            dependencies: world.dependencies(
                records: .sample(
                    world.shelf, marks: InMemoryDrinkMarkRepository(tried: ["negroni", "gimlet"]),
                    statistics: statistics)))
        let states = Recorded(
            model.transform(StatisticsViewModel.Input(refreshRequested: refresh.events)).state)
        return (model, states, refresh)
    }

    @Test func `log and bar add up`() async throws {
        let statistics = InMemoryBarStatisticsRepository(
            drinks: [
                BarStatistics.MadeDrink(base: .gin, strength: 24.5, tags: ["bitter"], count: 3),
                BarStatistics.MadeDrink(base: .rum, strength: 12, tags: [], count: 1),
            ], ingredients: ["gin": 3, "campari": 3, "lime": 1],
            moments: [SampleWorld.now, SampleWorld.now - 40 * 86_400])
        let (model, states, _) = subject(SampleWorld(["gin", "campari", "sweet-vermouth"]), statistics)
        await model.settle()
        let state = try #require(states.last)
        #expect(state.phase == .loaded)
        #expect(
            state.charts.map(\.title) == [
                "Of 5 drinks", "Made by month", "Bases you made", "Strength of what you made", "Tags you made",
                "Most used",
            ])
        #expect(state.charts[0].bars.map(\.text) == ["2  40 %", "2  40 %"])
        #expect(state.charts[1].bars.count == 12)
        #expect(state.charts[1].bars.map(\.label).suffix(2) == ["2026-10", "2026-11"])
        #expect(state.charts[1].bars.map(\.text).suffix(2) == ["1", "1"])
        #expect(state.charts[2].bars.map(\.label) == ["gin", "rum"])
        #expect(state.charts[2].bars.map(\.text) == ["3  75 %", "1  25 %"])
        #expect(state.charts[3].bars.map(\.value) == [0, 1, 0, 3])
        #expect(state.charts[4].bars.map(\.label) == ["bitter"])
        #expect(state.charts[5].bars.map(\.label) == ["Campari", "Gin", "Lime"])
        #expect(state.summary == "4 entries")
    }

    @Test func `an empty log still says what the bar can make`() async throws {
        let (model, states, _) = subject(SampleWorld(), InMemoryBarStatisticsRepository())
        await model.settle()
        #expect(states.last?.charts.count == 1)
        #expect(states.last?.summary == "")
    }

    @Test func `months go over the turn of a year`() throws {
        let starts = StatisticsContents.monthStarts(try #require(LocalDay("2026-02-10")))
        #expect(starts.count == 13)
        #expect(starts.first?.text == "2025-03-01")
        #expect(starts.suffix(2).map(\.text) == ["2026-02-01", "2026-03-01"])
    }

    @Test func `what cannot be read is said, and can be tried again`() async {
        let statistics = InMemoryBarStatisticsRepository()
        await statistics.fail(with: StoreError.busy)
        let (model, states, refresh) = subject(SampleWorld(), statistics)
        await model.settle()
        #expect(states.last?.phase == .failed("Another program is using the database: close it, then press r."))
        await statistics.fail(with: nil)
        refresh.send()
        await model.settle()
        #expect(states.last?.phase == .loaded)
    }
}
