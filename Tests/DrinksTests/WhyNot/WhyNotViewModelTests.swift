import Domain
import FeatureKit
import Reactive
import TestSupport
import Testing

@testable import Drinks

@MainActor
struct WhyNotViewModelTests {
    @MainActor
    private struct Subject {
        let input = WhyNotViewModel.Input()
        let state: ReadOnly<WhyNotState>
        let done: Recorded<String>
        private let model: WhyNotViewModel

        init(_ id: Identifier<Drink>, _ world: SampleWorld, _ language: Language = .english) {
            model = DrinksDIContainer(world.dependencies(language)).makeWhyNotViewModel(id)
            let output = model.transform(input)
            state = output.state
            done = Recorded(output.messages.done)
        }
    }

    private func ask(
        _ id: Identifier<Drink>, _ world: SampleWorld, _ language: Language = .english
    ) async -> WhyNotState {
        let subject = Subject(id, world, language)
        await LatestTask.settleAll()
        return subject.state.value
    }

    @Test func `missing bottles, the cheapest way and its other effect are named`() async {
        let state = await ask("negroni", SampleWorld(["gin", "campari"]))
        #expect(state.missing == "Missing: Sweet vermouth.")
        #expect(state.steps == ["Cheapest way: buy Sweet vermouth."])
        #expect(state.effect == "It also unlocks 1 other drink.")
        #expect(state.canBuy)
    }

    @Test func `syrup is made from equal parts of sugar and water`() async {
        let state = await ask("lemonade", SampleWorld())
        #expect(
            state.steps == [
                "Cheapest way: buy Sugar.", "Simple syrup: make it from Sugar, Water, 1:1.",
            ])
        let korean = await ask("lemonade", SampleWorld(), .korean)
        #expect(korean.steps.last == "심플 시럽은 설탕, 물을 1:1로 섞어 만들 수 있습니다.")
    }

    @Test func `missing bottles go on the shopping list`() async throws {
        let world = SampleWorld(["gin", "campari"])
        let subject = Subject("negroni", world)
        await LatestTask.settleAll()
        subject.input.buyRequested.send()
        await LatestTask.settleAll()
        let items = try await world.shopping.items(of: Profile.localID)
        #expect(items.map(\.entry.subject.ingredient) == ["sweet-vermouth"])
        #expect(items.first?.entry.drinks == ["negroni"])
        #expect(subject.done.values == ["Added 1 item to the shopping list."])
    }

    @Test func `a makeable drink says so and offers nothing to buy`() async {
        let state = await ask("gimlet", SampleWorld(["gin", "lime"]))
        #expect(state.missing == "Nothing is missing: you can make it now.")
        #expect(!state.canBuy)
    }

    @Test func `an unknown drink is named in the error`() async {
        let state = await ask("nobody", SampleWorld())
        #expect(state.phase == .failed("Can't find nobody."))
    }
}
