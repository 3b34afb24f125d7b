import Domain
import FeatureKit
import Navigation
import Reactive
import Terminal
import TestSupport
import Testing

@testable import Drinks

/// The drawn filter, operated by keys and clicks.
@MainActor
struct DrinkFilterModalTests {
    @MainActor
    private final class Subject {
        let world: SampleWorld
        let changes = StoreEvents()
        let arrangement: Observable<DrinkArrangement>
        let host = StubScreenHost()
        let modals: ModalHost
        let modal: any Modal

        init(_ world: SampleWorld = SampleWorld(["campari", "sweet-vermouth"]), language: Language = .english) throws {
            self.world = world
            let arrangements = DrinkArrangements()
            arrangement = arrangements[.all]
            let container = DrinksDIContainer(
                world.dependencies(language, arrangements: arrangements, changes: changes))
            guard case .modal(let modal) = container.makeContent(for: .filter(.all), in: Flow()) else {
                throw NotFound(id: "filter")
            }
            self.modal = modal
            modals = ModalHost(host: host)
            modals.present(modal)
        }

        func settle() async {
            await LatestTask.settleAll()
            _ = text()
        }

        func press(_ keys: Key...) async {
            for key in keys {
                modal.actions.first { $0.isEnabled && $0.keys.contains(key) }?.perform()
                await settle()
            }
        }

        func text(_ hits: HitMap = HitMap()) -> String {
            let size = modal.contentSize(in: Size(width: 78, height: 18), metrics: TextMetrics())
            var canvas = Canvas(size: size, metrics: TextMetrics(), style: Style())
            modal.render(
                into: &canvas, in: Rect(size),
                context: RenderContext(hits: hits))
            return canvas.text
        }

        var filter: DrinkFilter { arrangement.value.filter }
    }

    @Test func `Space ticks and unticks an option, and the rest is counted at once`() async throws {
        let subject = try Subject()
        await subject.settle()
        #expect(subject.text().contains("5 of 5 drinks"))
        await subject.press(.character(" "))
        #expect(subject.filter.wanted == [.base(.gin)])
        #expect(subject.text().contains("2 of 5 drinks"))
        await subject.press(.character(" "))
        #expect(subject.filter.isEmpty)
        #expect(subject.text().contains("5 of 5 drinks"))
    }

    @Test func `both exclusion keys exclude an option, and c clears the filter`() async throws {
        let subject = try Subject()
        await subject.settle()
        await subject.press(.character("-"), Key(.down), .character("!"))
        #expect(subject.filter.unwanted == [.base(.gin), .base(.whiskey)])
        #expect(subject.text().contains("2 of 5 drinks"))
        await subject.press(.character("c"))
        #expect(subject.filter.isEmpty)
    }

    @Test func `arrows and Tab cycle through the groups`() async throws {
        let subject = try Subject()
        await subject.settle()
        await subject.press(Key(.right), .character(" "))
        #expect(subject.filter.wanted == [.away(0)])
        #expect(subject.text().contains("1 of 5 drinks"))
        await subject.press(Key(.left), Key(.backTab), .character(" "))
        #expect(subject.filter.wanted == [.away(0), .alcoholFree])
        #expect(subject.text().contains("0 of 5 drinks"))
    }

    @Test func `Enter and f close the box and keep the filter`() async throws {
        let subject = try Subject()
        await subject.settle()
        await subject.press(.character(" "), Key(.enter), .character("f"))
        #expect(subject.host.backCount == 2)
        #expect(subject.filter.wanted == [.base(.gin)])
    }

    @Test func `a click chooses a group or ticks an option`() async throws {
        let subject = try Subject()
        await subject.settle()
        let hits = HitMap()
        _ = subject.text(hits)
        #expect(hits.click(at: Point(x: 4, y: 1)))
        let after = HitMap()
        _ = subject.text(after)
        #expect(after.click(at: Point(x: 30, y: 1)))
        await subject.settle()
        #expect(subject.filter.wanted == [.away(1)])
    }

    @Test func `both languages fit at 80 columns`() async throws {
        for language in Language.allCases {
            let subject = try Subject(language: language)
            await subject.settle()
            #expect(subject.text().contains(TestWords.words(language)["filter.kind.size"]))
            #expect(!subject.text().contains("…"))
        }
    }

    @Test func `a failed read is reported, and a change of the bar counts again`() async throws {
        let world = SampleWorld(["campari", "sweet-vermouth"])
        await world.facts.fail(with: StoreError.busy)
        let subject = try Subject(world)
        await subject.settle()
        #expect(subject.text().contains("Another program is using the database"))
        await subject.world.facts.fail(with: nil)
        subject.changes.send(.bar)
        await subject.settle()
        #expect(subject.text().contains("5 of 5 drinks"))
    }

    @Test func `a search narrows the options of a group, and 0 clears the filter`() async throws {
        let subject = try Subject()
        await subject.settle()
        await subject.press(.character("/"))
        for letter in "whi" { _ = subject.modal.handle(.key(.character(letter))) }
        _ = subject.modal.handle(.key(Key(.enter)))
        await subject.press(.character(" "))
        #expect(subject.filter.wanted == [.base(.whiskey)])
        await subject.press(.character("0"))
        #expect(subject.filter.isEmpty)
    }
}
