import Domain
import FeatureKit
import Navigation
import Reactive
import Terminal
import TestSupport
import Testing

@testable import Home

/// The filter and the orders of Home's lists, operated by keys and drawn.
@MainActor
struct HomeShelfFilterTests {
    private let host = StubScreenHost()
    private let stack: ScreenStack
    private let modals: ModalHost
    private let parent = Coordinator()

    init() {
        stack = ScreenStack(host: host)
        modals = ModalHost(host: host)
        stack.setVisible(true)
        stack.push(StubScreen("root"))
    }

    private func show(_ shelf: HomeShelf, _ world: HomeWorld, _ language: Language = .english) async throws {
        parent.run(
            world.container(language).makeCoordinator(
                in: NavigationContext(stack: stack, modals: modals), from: .shelf(shelf), open: world.open))
        await settle()
    }

    private func settle() async {
        await LatestTask.settleAll()
        _ = lines
        _ = box
        await LatestTask.settleAll()
    }

    private func text(_ draw: (inout Canvas) -> Void, width: Int) -> [String] {
        var canvas = Canvas(size: Size(width: width, height: 20), metrics: TextMetrics())
        draw(&canvas)
        return canvas.text.split(separator: "\n")
            .map { String($0.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed()) }.filter { !$0.isEmpty }
    }

    private var lines: [String] {
        text({ stack.top?.render(into: &$0, in: $0.bounds, context: RenderContext()) }, width: 80)
    }

    private var box: [String] {
        text({ modals.top?.render(into: &$0, in: $0.bounds, context: RenderContext()) }, width: 72)
    }

    private func press(_ ids: String...) async throws {
        for id in ids {
            let actions = try #require(modals.top?.actions ?? stack.top?.actions)
            try #require(actions.first { $0.id == id && $0.isEnabled }, "\(id)").perform()
            await settle()
        }
    }

    /// The box closes by going back.
    private func close() async throws {
        try await press("home.filter-close")
        modals.dismiss()
        await settle()
    }

    @Test func `the box counts its options, ticks apply at once, and the list names its filter`() async throws {
        let world = HomeWorld()
        try await show(.today, world)
        #expect(lines.count == 3)
        try await press("home.filter")
        #expect(modals.top?.route == "home/today/filter")
        #expect(box.contains { $0.hasPrefix("▸ Genre") && $0.contains("Drama") && $0.hasSuffix("2") })
        #expect(box.contains { $0.contains("Mystery") && $0.hasSuffix("1") })
        #expect(box.last == "3 of 3 in this list")
        try await press("filter.toggle")
        #expect(box.last == "2 of 3 in this list")
        #expect(lines.count == 3 && lines[0] == "Filter  Drama")
        try await press("filter.next-kind", "list.down", "filter.toggle")
        #expect(box.last == "1 of 3 in this list")
        try await close()
        #expect(lines.first == "Filter  Drama   1920s")
        #expect(lines.count == 2 && lines[1].contains("Metropolis  1927"))
    }

    @Test func `two genres match either of them, and 0 clears both`() async throws {
        let world = HomeWorld()
        world.arrangements[.today].update { $0.filter = WorkFilter(wanted: [.genre("drama"), .genre("mystery")]) }
        try await show(.today, world)
        #expect(lines.count == 4)
        #expect(stack.top?.actions.first { $0.id == "home.clear-filter" }?.keys == [.character("0")])
        try await press("home.clear-filter")
        #expect(lines.count == 3)
        #expect(stack.top?.actions.first { $0.id == "home.clear-filter" }?.isEnabled == false)
    }

    @Test(arguments: Language.allCases)
    func `a filter without matches says so and how to clear it`(language: Language) async throws {
        let world = HomeWorld()
        world.arrangements[.today].update { $0.filter = WorkFilter(wanted: [.decade(2020)]) }
        try await show(.today, world, language)
        #expect(lines.last == TestWords.words(language)["home.none-left"])
        #expect(lines.count == 2)
        try await press("home.clear-filter")
        #expect(lines.count == 3)
    }

    @Test func `each list restores its own filter and order`() async throws {
        let world = HomeWorld()
        try await show(.today, world)
        try await press("home.filter", "filter.toggle")
        try await close()
        try await press("home.sort")
        #expect(stack.top?.status == "by title")
        stack.pop()
        try await show(.today, world)
        #expect(lines.first == "Filter  Drama")
        #expect(stack.top?.status == "by title")
        stack.pop()
        try await show(.led, world)
        #expect(lines.count == 1)
        #expect(stack.top?.status == "")
    }

    @Test func `lists sort by title and by year, in both languages`() async throws {
        func titles() -> [String] { lines.map { $0.drop { "▸ ".contains($0) }.prefix(4).description } }
        let world = HomeWorld()
        try await show(.today, world)
        try await press("home.sort")
        #expect(titles() == ["Feli", "Metr", "Sher"])
        try await press("home.sort")
        #expect(titles() == ["Metr", "Feli", "Sher"])
        #expect(stack.top?.status == "newest first")
        try await press("works.kind", "home.sort")
        #expect(stack.top?.status == "animation")
        stack.pop()
        world.kind.send(nil)
        world.arrangements[.today].update { $0.sort = .title }
        try await show(.today, world, .korean)
        #expect(titles() == ["고양이 ", "메트로폴", "셜록 홈"])
    }

    @Test func `a list too long to sort keeps its order, says so and has no counts`() async throws {
        let world = HomeWorld()
        await world.community.setTooLongToSort(true)
        try await show(.today, world)
        try await press("home.sort")
        #expect(host.toasts.map(\.text) == ["This list is too long to sort: it stays in its usual order."])
        #expect(world.arrangements[.today].value.sort == .own)
        try await press("home.filter")
        #expect(box.last == "too many to count")
        #expect(box.contains { $0.hasSuffix("Drama") })
        try await press("filter.toggle")
        #expect(lines.first == "Filter  Drama")
        world.arrangements[.today].update { $0.filter = WorkFilter(wanted: [.decade(1990)]) }
        await settle()
        #expect(lines.joined(separator: " ").contains("No match in this list"))
    }

    @Test func `without counts the decades end with the one of today's date`() async throws {
        let world = HomeWorld()
        await world.community.setTooLongToSort(true)
        let eve = try #require(LocalDay("2029-12-31"))
        world.clock.advance(by: FixedLocalTime().moment(of: eve, hour: 20) - world.clock.now())
        let container = world.container()
        func lastDecade() async -> WorkOption? {
            let model = container.makeFilterViewModel(of: .today)
            let output = model.transform(FilterInput())
            await LatestTask.settleAll()
            return withExtendedLifetime(model) {
                output.state.value.groups.flatMap(\.choices).map(\.option).last { $0.kind == .decade }
            }
        }
        #expect(await lastDecade() == .decade(2020))
        world.clock.advance(by: 6 * 3_600)
        #expect(await lastDecade() == .decade(2030))
    }

    @Test func `only lists of works can be sorted`() async throws {
        for shelf in HomeShelf.allCases {
            try await show(shelf, HomeWorld())
            #expect(
                stack.top?.actions.first { $0.id == "home.sort" }?.isEnabled == [.today, .led, .wished].contains(shelf))
            stack.pop()
        }
    }

    @Test func `another type can be chosen, even without an own type, and names no undug character`()
        async throws
    {
        let world = HomeWorld(type: nil)
        try await show(.characters, world)
        try await press("home.filter")
        #expect(box.first?.hasPrefix("▸ Type") == true)
        let intp = try MBTI(text: "INTP")
        world.arrangements[.characters].update { $0.filter.toggle(.type(intp)) }
        await settle()
        #expect(stack.top?.title == "INTP characters")
        #expect(lines.first == "Filter  INTP")
        #expect(lines.count == 2 && lines[1].hasPrefix("▸ ? Someone in Sherlock Holmes (1916)"))
        for option in [WorkOption.genre("mystery"), .decade(1910), .age("all")] {
            world.arrangements[.characters].update { $0.filter.toggle(option) }
            await settle()
            #expect(lines.count == 2 && lines[1].hasPrefix("▸ ? Someone in Sherlock Holmes (1916)"), "\(option)")
        }
        #expect(lines.first == "Filter  Mystery   1910s   all ages   INTP")
        #expect(!(lines + box).joined().contains("Sherlock Holmes  "))
        world.arrangements[.characters].update { $0.filter.toggle(.genre("mystery")) }
        world.arrangements[.characters].update { $0.filter.toggle(.genre("drama")) }
        await settle()
        #expect(lines.last == "No match in this list. Press v to change the filter, or 0 to clear it.")
    }

    @Test func `a work added while the box is open is counted`() async throws {
        let world = HomeWorld()
        try await show(.hot, world)
        try await press("home.filter")
        #expect(box.last == "0 of 0 in this list")
        try await world.dig("holmes", "INTP")
        world.changes.send(.votes)
        await settle()
        #expect(box.last == "1 of 1 in this list")
        #expect(box.first?.contains("Mystery") == true)
    }

    @Test func `a failed read is reported in the modal`() async throws {
        let world = HomeWorld()
        try await show(.today, world)
        await world.community.fail(with: StoreError.busy)
        try await press("home.filter")
        #expect(box.joined().contains("Another program is using the database"))
    }

    @Test func `a click on a part of the filter removes it`() async throws {
        let world = HomeWorld()
        world.arrangements[.today].update { $0.filter = WorkFilter(wanted: [.decade(1910), .genre("drama")]) }
        try await show(.today, world)
        let hits = HitMap()
        var canvas = Canvas(size: Size(width: 80, height: 20), metrics: TextMetrics())
        stack.top?.render(into: &canvas, in: canvas.bounds, context: RenderContext(hits: hits))
        let line = canvas.text.split(separator: "\n", omittingEmptySubsequences: false)[0]
        let place = try #require(line.firstRange(of: "1910s"))
        #expect(hits.click(at: Point(x: line.distance(from: line.startIndex, to: place.lowerBound), y: 0)))
        await settle()
        #expect(world.arrangements[.today].value.filter.wanted == [.genre("drama")])
    }
}
