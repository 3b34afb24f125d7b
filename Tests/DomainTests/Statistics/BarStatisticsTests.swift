import Domain
import Testing

struct BarStatisticsTests {
    @Test func `a log is summed by base, tag and strength`() {
        let statistics = BarStatistics([
            BarStatistics.MadeDrink(base: .gin, strength: 24.5, tags: ["bitter", "classic"], count: 3),
            BarStatistics.MadeDrink(base: .rum, strength: 13, tags: ["classic"], count: 3),
            BarStatistics.MadeDrink(base: .gin, strength: 12.9, tags: [], count: 1),
            BarStatistics.MadeDrink(base: .none, strength: 0, tags: ["long"], count: 2),
        ])
        #expect(statistics.total == 9)
        #expect(statistics.bases.map(\.0) == [.gin, .rum, .none])
        #expect(statistics.bases.map(\.1) == [4, 3, 2])
        #expect(statistics.tags.map(\.0) == ["classic", "bitter", "long"])
        #expect(statistics.strengths.map(\.1) == [2, 1, 3, 3])
    }

    @Test func `usage counts the bar's stand-in once per recipe, multiplied by servings`() {
        let old = BarStatistics.UsedRecipe(
            lines: [
                line("bourbon"), line("sugar-cube", or: ["simple-syrup"]), line("bourbon"),
                line("orange", optional: true),
            ], count: 5)
        let sour = BarStatistics.UsedRecipe(lines: [line("bourbon"), line("lemon-juice")], count: 1)
        let matcher = Matcher(
            graph: IngredientGraph(ingredients: [ingredient("bourbon"), ingredient("buffalo", under: "bourbon")]))
        let bar = BarContents(["buffalo", "simple-syrup"], matcher.graph)
        #expect(
            BarStatistics.used(in: [old, sour], matcher, bar)
                == ["bourbon": 6, "simple-syrup": 5, "lemon-juice": 1])
    }

    @Test func `an empty log has zero totals`() {
        let statistics = BarStatistics([])
        #expect(statistics.total == 0)
        #expect(statistics.bases.isEmpty)
        #expect(statistics.strengths.map(\.1) == [0, 0, 0, 0])
    }
}
