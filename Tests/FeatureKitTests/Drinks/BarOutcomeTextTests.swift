import Domain
import FeatureKit
import TestSupport
import Testing

/// A change of the bar tells what it did in one sentence.
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

    @Test func `what was added and what that opened`() {
        #expect(text(added([])) == "Campari is in your bar")
        #expect(text(added(["negroni"])) == "Campari is in your bar · 1 more drink")
        #expect(text(added(["negroni", "americano"])) == "Campari is in your bar · 2 more drinks")
    }

    @Test func `what was removed and what that closed`() {
        #expect(text(removed([])) == "Campari is out of your bar")
        #expect(text(removed(["negroni"])) == "Campari is out of your bar · 1 drink fewer")
        #expect(text(removed(["negroni", "americano"])) == "Campari is out of your bar · 2 drinks fewer")
    }

    @Test func `nothing changed`() {
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
