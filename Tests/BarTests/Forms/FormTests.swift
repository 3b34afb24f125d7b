import Domain
import FeatureKit
import Navigation
import Reactive
import Terminal
import TestSupport
import Testing

@testable import Bar

/// Forms: what is typed, what is refused, what is kept; nothing is lost by one key.
@MainActor
@Suite(.timeLimit(.minutes(1)))
struct FormTests {
    private let world = SampleWorld(["gin"])

    private func save(_ content: some FormContent, _ values: [String: String]) async throws -> String {
        switch try await content.save(values) {
        case .done(let text): text
        case .refused(let text): "refused: \(text)"
        }
    }

    @Test func `a bottle takes level, day, size and price`() async throws {
        let form = BottleForm(ingredient: "gin", dependencies: world.dependencies())
        let fields = try await form.fields()
        #expect(fields.map(\.value) == ["0", "", "", ""])
        let text = try await save(
            form, ["level": "2", "opened": "2026-11-01", "size": "2*350", "price": "38000"])
        #expect(text == "Saved Gin.")
        let bottle = try #require(try await world.bar.bottles().first)
        #expect(bottle.level == .half)
        #expect(bottle.size == 700)
        #expect(bottle.price == 38_000)
        let again = try await form.fields()
        #expect(again.map(\.value) == ["2", "2026-11-01", "700", "38000"])
    }

    @Test func `every form says what it is about, in the language of the program`() async throws {
        let dependencies = world.dependencies(.korean)
        let entry = MadeEntry(id: "1", making: Making(drink: "negroni", madeAt: SampleWorld.now))
        let forms: [any FormContent] = [
            BottleForm(ingredient: "gin", dependencies: dependencies),
            LogEntryForm(entry: entry, dependencies: dependencies),
            PartyOrderForm(drink: "gimlet", order: nil, dependencies: dependencies),
            PartyCourseForm(drink: "negroni", dependencies: dependencies),
        ]
        var titles: [String] = []
        for form in forms {
            let model = FormViewModel(
                content: form, storeChanged: world.storeChanged, strings: TestWords.words(.korean))
            let state = Recorded(
                model.transform(FormViewModel.Input(submitted: Signal<[String: String]>().events)).state)
            await model.settle()
            titles.append(state.last?.title ?? "")
        }
        #expect(titles == ["병: 진", "만든 기록: 네그로니", "주문: 김렛", "메뉴에서: 네그로니"])
    }

    @Test(arguments: [
        ["opened": "2026-12-24"], ["opened": "soon"], ["size": "7oo"], ["size": "-1"], ["price": "-1"], ["size": "1/0"],
    ])
    func `what cannot be is refused, and nothing is kept`(values: [String: String]) async throws {
        let form = BottleForm(ingredient: "gin", dependencies: world.dependencies())
        let text = try await save(form, values)
        #expect(text.hasPrefix("refused: "))
        #expect(await world.shelf.changes.isEmpty)
    }

    @Test func `an entry of the log is corrected, its ethanol with it`() async throws {
        let entry = MadeEntry(
            id: "1", making: Making(drink: "negroni", madeAt: SampleWorld.now, rating: Rating(3), ethanol: 10))
        let log = InMemoryMadeLogRepository([entry.making])
        let form = LogEntryForm(
            entry: entry, dependencies: world.dependencies(records: .sample(world.shelf, log: log)))
        let fields = try await form.fields()
        #expect(fields.map(\.value) == ["6", "", "1", "2026-11-21", "19:40"])
        let text = try await save(
            form, ["rating": "9", "note": "less vermouth", "servings": "1+1", "day": "2026-11-20", "time": "23:05"])
        #expect(text == "Saved Negroni.")
        let kept = try #require(
            try await log.entries(of: Profile.localID, drink: nil, after: nil, limit: 1).first)
        #expect(kept.rating == Rating(4.5))
        #expect(kept.note == "less vermouth")
        #expect(kept.servings == 2)
        #expect(kept.ethanol == 20)
        #expect(kept.madeAt == SampleWorld.now - 86_400 + 3 * 3_600 + 25 * 60)
    }

    @Test(arguments: [
        ("25:00", "1", "2026-11-21"), ("19:40", "0", "2026-11-21"), ("19:40", "1", "2026-11-22"),
        ("x", "1", "2026-11-21"),
    ])
    func `an entry that cannot be is refused`(time: String, servings: String, day: String) async throws {
        let entry = MadeEntry(id: "1", making: Making(drink: "negroni", madeAt: SampleWorld.now))
        let form = LogEntryForm(entry: entry, dependencies: world.dependencies())
        let text = try await save(form, ["time": time, "servings": servings, "day": day])
        #expect(text.hasPrefix("refused: "))
    }

    @Test func `Esc asks before it drops what was typed, and a refusal keeps the form`() async throws {
        let host = StubScreenHost()
        let modals = ModalHost(host: host)
        let dependencies = world.dependencies()
        let form = BottleForm(ingredient: "gin", dependencies: dependencies)
        let model = FormViewModel(content: form, storeChanged: world.storeChanged, strings: dependencies.strings)
        let modal = FormModal(route: "bar/bottle", viewModel: model, strings: dependencies.strings)
        modals.present(modal)
        await model.settle()
        #expect(modal.handle(.key(Key(.escape))) == .ignored)
        _ = modal.handle(.key(Key(.down)))
        for letter in "soon" { _ = modal.handle(.key(.character(letter))) }
        #expect(modal.handle(.key(Key(.escape))) == .consumed)
        #expect(modal.handle(.key(Key(.escape))) == .ignored)
        #expect(modal.handle(.key(Key(.enter))) == .consumed)
        await model.settle()
        #expect(await world.shelf.changes.isEmpty)
        #expect(modals.top === modal)
    }
}
