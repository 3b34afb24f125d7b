import Domain
import FeatureKit
import Reactive
import TestSupport
import Testing

@testable import Drinks

/// The cheapest way to a drink, in words.
@MainActor
@Suite(.timeLimit(.minutes(1)))
struct WhyNotViewModelTests {
    private func ask(
        _ id: Identifier<Drink>, _ world: SampleWorld, _ language: Language = .english
    ) async -> (WhyNotState, Signal<Void>, WhyNotViewModel, Recorded<String>) {
        let buy = Signal<Void>()
        let model = WhyNotViewModel(id: id, dependencies: world.dependencies(language))
        let output = model.transform(WhyNotViewModel.Input(buyRequested: buy.events))
        let done = Recorded(output.done)
        await model.settle()
        return (output.state.value, buy, model, done)
    }

    @Test func `it names what is missing, the way, and what else that opens`() async {
        let (state, _, _, _) = await ask("negroni", SampleWorld(["gin", "campari"]))
        #expect(state.missing == "Missing: Sweet vermouth.")
        #expect(state.steps == ["Cheapest way: buy Sweet vermouth."])
        #expect(state.effect == "That also gets you 1 other drink.")
        #expect(state.canBuy)
    }

    @Test func `syrup is made from sugar and water, one to one`() async {
        let (state, _, _, _) = await ask("lemonade", SampleWorld())
        #expect(
            state.steps == [
                "Cheapest way: buy Sugar.", "Simple syrup: make it from Sugar, Water, 1:1.",
            ])
        let (korean, _, _, _) = await ask("lemonade", SampleWorld(), .korean)
        #expect(korean.steps.last == "심플 시럽은 설탕, 물을 1:1로 섞어 만들 수 있습니다.")
    }

    @Test func `what is to be bought goes on the list`() async throws {
        let world = SampleWorld(["gin", "campari"])
        let (_, buy, model, done) = await ask("negroni", world)
        buy.send()
        await model.settle()
        let items = try await world.shopping.items(of: Profile.localID)
        #expect(items.map(\.entry.subject.ingredient) == ["sweet-vermouth"])
        #expect(items.first?.entry.drinks == ["negroni"])
        #expect(done.values == ["Added 1 item to the shopping list."])
    }

    @Test func `a drink that can be made says so and offers nothing`() async {
        let (state, _, _, _) = await ask("gimlet", SampleWorld(["gin", "lime"]))
        #expect(state.missing == "Nothing is missing: you can make it now.")
        #expect(!state.canBuy)
    }

    @Test func `a drink nobody knows is named`() async {
        let (state, _, _, _) = await ask("nobody", SampleWorld())
        #expect(state.phase == .failed("Nothing is called nobody."))
    }
}
