import Domain
import FeatureKit
import Reactive
import TestSupport
import Testing

@testable import Bar

@MainActor
struct StatisticsViewModelTests {
    private func subject(
        _ world: SampleWorld, _ statistics: InMemoryBarStatisticsRepository
    ) -> BarSubject<ReadViewModel<StatisticsState>> {
        BarSubject(
            world.dependencies(
                records: .sample(
                    world.shelf, marks: InMemoryDrinkMarkRepository(tried: ["negroni", "gimlet"]),
                    statistics: statistics))
        ) { container, _ in container.makeStatisticsViewModel() }
    }

    @Test func `log and bar are counted`() async {
        let statistics = InMemoryBarStatisticsRepository(
            drinks: [
                BarStatistics.MadeDrink(base: .gin, strength: 24.5, tags: ["bitter"], count: 3),
                BarStatistics.MadeDrink(base: .rum, strength: 12, tags: [], count: 1),
            ], ingredients: ["gin": 3, "campari": 3, "lime": 1], untried: 1,
            moments: [SampleWorld.now, SampleWorld.now - 40 * 86_400])
        let subject = self.subject(SampleWorld(["gin", "campari", "sweet-vermouth"]), statistics)
        await subject.settle()
        let state = subject.state
        #expect(state.phase == .loaded)
        #expect(
            state.charts.map(\.title) == [
                "Of 5 drinks", "Servings by month", "Bases you made", "Strength of what you made", "Your top tags",
                "Most used",
            ])
        #expect(state.charts[0].bars.map(\.text) == ["2  40%", "3  60%"])
        #expect(state.charts[1].bars.count == 12)
        #expect(state.charts[1].bars.map(\.label).suffix(2) == ["Oct 2026", "Nov 2026"])
        #expect(state.charts[1].bars.map(\.text).suffix(2) == ["1", "1"])
        #expect(state.charts[2].bars.map(\.label) == ["gin", "rum"])
        #expect(state.charts[2].bars.map(\.text) == ["3  75%", "1  25%"])
        #expect(state.charts[3].bars.map(\.value) == [0, 1, 0, 3])
        #expect(state.charts[4].bars.map(\.label) == ["bitter"])
        #expect(state.charts[5].bars.map(\.label) == ["Campari", "Gin", "Lime"])
        #expect(state.summary == "4 servings")
    }

    @Test func `a count above 0 never has a share of 0%`() async {
        let statistics = InMemoryBarStatisticsRepository(
            drinks: [
                BarStatistics.MadeDrink(base: .gin, strength: 24.5, tags: [], count: 999),
                BarStatistics.MadeDrink(base: .rum, strength: 12, tags: [], count: 1),
            ], ingredients: [:], untried: 1, moments: [])
        let subject = self.subject(SampleWorld(), statistics)
        await subject.settle()
        let bases = subject.state.charts.first { $0.title == "Bases you made" }
        #expect(bases?.bars.map(\.text) == ["999  100%", "1  <1%"])
    }

    @Test func `an empty log still charts the makeable drinks`() async {
        let subject = self.subject(SampleWorld(), InMemoryBarStatisticsRepository())
        await subject.settle()
        #expect(subject.state.charts.count == 1)
        #expect(subject.state.summary == "")
    }

    @Test func `months continue across the turn of a year`() throws {
        let starts = StatisticsContents.monthStarts(try #require(LocalDay("2026-02-10")))
        #expect(starts.count == 13)
        #expect(starts.first?.text == "2025-03-01")
        #expect(starts.suffix(2).map(\.text) == ["2026-02-01", "2026-03-01"])
    }

    @Test func `a failed read is reported and can be retried`() async {
        let statistics = InMemoryBarStatisticsRepository()
        await statistics.fail(with: StoreError.busy)
        let subject = self.subject(SampleWorld(), statistics)
        await subject.settle()
        #expect(subject.state.phase == .failed("Another program is using the database: close it and try again."))
        await statistics.fail(with: nil)
        subject.input.refresh.send()
        await subject.settle()
        #expect(subject.state.phase == .loaded)
    }
}
