import FeatureKit
import TestSupport
import Testing

@testable import Domain

/// One sentence describes the outcome of a change of the bar.
struct BarOutcomeTextTests {
    private func text(_ outcome: BarOutcome, _ language: Language = .english) -> String {
        BarOutcomeText.describe(outcome, name: language == .english ? "Campari" : "캄파리", TestWords.words(language))
    }

    private func added(_ unlocked: [Identifier<Drink>]) -> BarOutcome {
        BarOutcome(
            applied: BarChange(added: [Bottle(ingredient: "campari")]), makeableBefore: 1,
            makeableAfter: 1 + unlocked.count, unlocked: unlocked)
    }

    private func removed(_ lost: [Identifier<Drink>]) -> BarOutcome {
        BarOutcome(
            applied: BarChange(removed: ["campari"]), makeableBefore: lost.count, makeableAfter: 0, lost: lost)
    }

    @Test func `an addition names the bottle and counts the new drinks`() {
        #expect(text(added([])) == "Added Campari to your bar.")
        #expect(text(added(["negroni"])) == "Added Campari to your bar. You can make 1 more drink.")
        #expect(text(added(["negroni", "americano"])) == "Added Campari to your bar. You can make 2 more drinks.")
    }

    @Test func `a removal names the bottle and counts the lost drinks`() {
        #expect(text(removed([])) == "Removed Campari from your bar.")
        #expect(text(removed(["negroni"])) == "Removed Campari from your bar. You can make 1 fewer drink.")
        #expect(
            text(removed(["negroni", "americano"])) == "Removed Campari from your bar. You can make 2 fewer drinks.")
    }

    @Test func `an empty change says so`() {
        #expect(text(BarOutcome(applied: BarChange(), makeableBefore: 1, makeableAfter: 1)) == "Nothing changed.")
    }

    @Test func `in Korean too`() {
        for outcome in [added([]), added(["negroni"]), removed([]), removed(["negroni", "americano"])] {
            let text = text(outcome, .korean)
            #expect(text.contains("캄파리"))
            #expect(!text.contains("%"))
            #expect(!text.contains("bar."))
        }
    }
}
