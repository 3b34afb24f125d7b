import FeatureKit
import Reactive
import TestSupport
import Testing

@testable import Domain
@testable import Home

/// Home: tonight with its reasons, further suggestions, the shelves, and updates after changes.
@MainActor
struct HomeViewModelTests {
    @MainActor
    private struct Subject {
        let input = HomeViewModel.Input()
        let states: Recorded<HomeState>
        let failed: Recorded<String>
        private let model: HomeViewModel

        init(_ world: HomeWorld, _ language: Language = .english) {
            model = world.container(language).makeHomeViewModel(in: world.flow)
            let output = model.transform(input)
            states = Recorded(output.state)
            failed = Recorded(output.messages.failed)
        }

        func content() async throws -> HomeState.Content {
            await LatestTask.settleAll()
            return try #require(states.last?.content)
        }

        /// The contents after complete reads.
        var completed: [HomeState.Content] { states.values.filter { $0.phase == .loaded }.compactMap(\.content) }
    }

    @Test func `tonight names a drink and a work, each with reasons and missing parts`() async throws {
        let world = HomeWorld(bottles: ["gin", "campari", "sweet-vermouth"])
        try await world.dig("freder", "INFJ")
        let content = try await Subject(world).content()
        let drink = try #require(content.drink)
        #expect(content.start == nil)
        #expect(drink.mark == "● can make now")
        #expect(drink.reasons.isEmpty, "unknown data is not a reason")
        #expect(content.work?.target == .work("metropolis"))
        #expect(content.work?.reasons == ["you dug Freder as INFJ, your type"])
        #expect(content.date == "21 Nov · 19:40")
        #expect(content.nothing == "" && content.change == "")
    }

    @Test func `the character of the day is dug or skipped from Home, and opens its result once dug`() async throws {
        let world = HomeWorld()
        let subject = Subject(world)
        let daily = try #require(try await subject.content().daily)
        #expect(!daily.isDug)
        subject.input.opened.send(daily.target)
        #expect(world.left.notes.last == "dig:\(daily.id)")
        subject.input.dailySkipped.send()
        let next = try #require(try await subject.content().daily)
        #expect(next.id != daily.id)
        try await world.dig(next.id, "INFP")
        subject.input.refresh.send()
        let dug = try #require(try await subject.content().daily)
        #expect(dug.id == next.id && dug.isDug)
        subject.input.opened.send(dug.target)
        #expect(world.left.notes.last == "result:\(next.id)")
    }

    @Test(arguments: [
        (TemperatureUnit.celsius, "feels like -1°: something hot or strong"),
        (.fahrenheit, "feels like 30°: something hot or strong"),
    ])
    func `the temperature is in the chosen unit`(unit: TemperatureUnit, reason: String) {
        let words = TonightWords(
            strings: TestWords.words(.english), drinks: [:], characters: [:], temperature: unit)
        #expect(words.text(.weather(feelsLike: -1, .hotOrStrong)) == reason)
    }

    @Test(arguments: [
        (Language.english, "by the director of Parasite, which you gave 4.5 stars"),
        (.korean, "별점 4.5점을 준 기생충 감독의 다른 작품"),
    ])
    func `a rated work shows its stars`(language: Language, reason: String) throws {
        let words = TonightWords(
            strings: TestWords.words(language), drinks: [:],
            works: ["parasite": LocalizedText(english: "Parasite", korean: "기생충")], characters: [:])
        let rating = try #require(Rating(halves: 9))
        #expect(words.text(.sameDirector("parasite", rating)) == reason)
    }

    @Test(arguments: [
        TonightWeather(feelsLike: 15), TonightWeather(feelsLike: -1), TonightWeather(feelsLike: 24, humidity: 75),
    ])
    func `weather that does not suit the drink is not a reason`(weather: TonightWeather) async throws {
        let world = HomeWorld(bottles: ["gin", "campari", "sweet-vermouth"], weather: weather)
        let drink = try #require(try await Subject(world).content().drink)
        #expect(drink.reasons.isEmpty)
    }

    @Test func `the first suggestion is chosen again, once, if the weather comes after it`() async throws {
        let world = HomeWorld(bottles: ["gin", "campari", "sweet-vermouth"])
        let subject = Subject(world)
        let first = try #require(try await subject.content().drink)
        #expect(!first.reasons.contains { $0.hasSuffix("a night in") })
        world.lateWeather.send(TonightWeather(feelsLike: 15, rainChance: 70, dust: .bad))
        subject.input.refresh.send()
        let content = try await subject.content()
        let reasons = try #require(content.drink).reasons
        #expect(
            reasons == ["rain likely (70%): a night in", "fine dust poor: a night in"], "mild weather is not a reason")
        #expect(!content.hasPrevious)
        world.lateWeather.send(TonightWeather(feelsLike: 30))
        subject.input.refresh.send()
        #expect(try await subject.content().drink?.reasons == reasons)
    }

    @Test func `a suggestion asked for by the member stays when the weather comes`() async throws {
        let world = HomeWorld(bottles: ["gin", "campari", "sweet-vermouth"])
        let subject = Subject(world)
        _ = try await subject.content()
        subject.input.anotherRequested.send()
        let second = try await subject.content()
        world.lateWeather.send(TonightWeather(feelsLike: 15))
        subject.input.refresh.send()
        let later = try await subject.content()
        #expect(later.drink?.target == second.drink?.target && later.work?.target == second.work?.target)
        #expect(later.hasPrevious)
    }

    @Test func `the next suggestion can be undone, and a restart keeps the shown one`() async throws {
        let world = HomeWorld()
        let subject = Subject(world)
        let first = try await subject.content()
        #expect(!first.hasPrevious)
        subject.input.anotherRequested.send()
        let second = try await subject.content()
        #expect(second.work?.target != first.work?.target || second.drink?.target != first.drink?.target)
        #expect(second.hasPrevious)
        #expect(try await Subject(world).content() == second)
        subject.input.previousRequested.send()
        let back = try await subject.content()
        #expect(back.work == first.work && back.drink == first.drink)
        #expect(!back.hasPrevious)
    }

    @Test func `a drink that can no longer be made is replaced, with the reason`() async throws {
        let world = HomeWorld(bottles: ["gin", "campari", "sweet-vermouth"])
        let subject = Subject(world)
        let before = try await subject.content()
        #expect(before.drink?.mark == "● can make now")
        try await world.drinks.bar.apply(BarChange(removed: ["gin", "campari", "sweet-vermouth"]))
        subject.input.refresh.send()
        let after = try await subject.content()
        #expect(after.change == "changed: your bar can no longer make the previous one")
        #expect(after.drink?.mark == "")
    }

    @Test func `a start shows the stored suggestion before it reads the bar, then the valid one`() async throws {
        let world = HomeWorld(bottles: ["gin", "campari", "sweet-vermouth"])
        let stored = try await Subject(world).content()
        try await world.drinks.bar.apply(BarChange(removed: ["gin", "campari", "sweet-vermouth"]))
        let subject = Subject(world)
        let after = try await subject.content()
        #expect(subject.completed.first == stored)
        #expect(after.change == "changed: your bar can no longer make the previous one")
        #expect(subject.completed.last == after)
    }

    @Test func `the stored suggestion is shown even if the bar cannot be read`() async throws {
        let bottles: [Identifier<Ingredient>] = ["gin", "campari", "sweet-vermouth"]
        let before = HomeWorld(bottles: bottles)
        let stored = try await Subject(before).content()
        let world = HomeWorld(before.community, bottles: bottles)
        await world.drinks.shelf.fail(with: StoreFailure())
        let content = try await Subject(world).content()
        #expect(content.drink == stored.drink && content.work == stored.work)
    }

    @Test func `reasons are true when they are shown`() async throws {
        let world = HomeWorld(type: nil)
        let subject = Subject(world)
        let before = try await subject.content()
        #expect(before.start?.unknown == "Missing: the weather, your taste, your type")
        #expect(before.work?.reasons == ["not watched yet"])
        #expect(before.drink?.reasons.contains { $0.hasPrefix("needs ") } == true)
        world.member.send(Author(Profile.localID, type: try MBTI(text: "INFJ")))
        try await world.dig("freder", "INFJ")
        try await world.drinks.bar.apply(
            BarChange(added: ["gin", "campari", "sweet-vermouth"].map { Bottle(ingredient: $0) }))
        subject.input.refresh.send()
        let after = try await subject.content()
        #expect(after.work?.reasons == ["not watched yet"])
        #expect(after.start == nil)
        #expect(after.drink?.reasons.contains { $0.hasPrefix("needs ") } == after.drink?.mark.isEmpty)
        // A new suggestion considers the dig even if its work was suggested before.
        for _ in 0..<4 {
            subject.input.anotherRequested.send()
            let next = try await subject.content()
            #expect(next.work?.reasons.contains("nobody dug yet, so picked by date") == false)
        }
    }

    @Test func `a work of the day without dug characters comes first`() async throws {
        let world = HomeWorld(type: nil)
        for character in ["freder", "maria", "tom"] { try await world.dig(Identifier(character), "INFJ") }
        for _ in 0..<6 {
            #expect(try await Subject(world).content().work?.target == .work("sherlock-holmes"))
            world.clock.advance(by: 200 * 86_400)
        }
    }

    @Test func `once the bar makes a drink, an unmakeable suggestion is replaced, with the reason`() async throws {
        let world = HomeWorld()
        let subject = Subject(world)
        let before = try #require(try await subject.content().drink)
        #expect(before.lack?.hasPrefix("needs ") == true)
        // The bottles make another drink, and the suggested one lacks a single thing.
        let bottles: [HomeTarget: [Identifier<Ingredient>]] = [
            .drink("americano"): ["campari", "simple-syrup"], .drink("gimlet"): ["gin", "simple-syrup"],
            .drink("lemonade"): ["campari", "sweet-vermouth"],
        ]
        let added = try #require(bottles[before.target])
        try await world.drinks.bar.apply(BarChange(added: added.map { Bottle(ingredient: $0) }))
        subject.input.refresh.send()
        let after = try await subject.content()
        #expect(after.drink?.target != before.target && after.drink?.mark == "● can make now")
        #expect(after.drink?.lack == nil && after.start == nil)
        #expect(after.change == "changed: your bar can make this one now")
        subject.input.refresh.send()
        #expect(try await subject.content().drink?.target == after.drink?.target, "it changes once")
        subject.input.previousRequested.send()
        #expect(try await subject.content().drink?.target == before.target)
        subject.input.refresh.send()
        #expect(try await subject.content().drink?.target == before.target, "the member went back to it")
    }

    @Test func `Home says that the bar can make a drink only of one that it can make`() async throws {
        let kinds: [Identifier<Ingredient>] = ["campari", "gin", "lime-juice", "simple-syrup", "sweet-vermouth"]
        var kept = 0
        for day in 0..<Int64(6) {
            for bottle in kinds {
                let world = HomeWorld()
                world.clock.advance(by: day * 86_400)
                guard case .drink(let id) = try await Subject(world).content().drink?.target else { continue }
                world.clock.advance(by: 86_400)
                let subject = Subject(world)
                let before = try await subject.content().drink
                let recipe = try #require(try await world.drinks.drinks.drink(id))
                let bottles = Set(recipe.lines.map(\.ingredient) + [bottle]).map { Bottle(ingredient: $0) }
                try await world.drinks.bar.apply(BarChange(added: bottles))
                subject.input.refresh.send()
                let after = try await subject.content()
                #expect(after.change == "" || after.drink?.mark == "● can make now", "\(id), \(bottle)")
                if after.change == "", after.drink?.target == before?.target, after.drink?.mark == "" { kept += 1 }
            }
        }
        #expect(kept > 0, "a drink that lacks an ingredient stays if the bar makes only one of the last days")
    }

    @Test func `a valid stored suggestion is shown once`() async throws {
        let world = HomeWorld(bottles: ["gin", "campari", "sweet-vermouth"])
        let stored = try await Subject(world).content()
        let subject = Subject(world)
        #expect(try await subject.content() == stored)
        #expect(subject.completed.count == 1)
    }

    @Test func `tonight shows before the shelves are read, and a reload keeps the shelves`() async throws {
        let world = HomeWorld(bottles: ["gin", "campari", "sweet-vermouth"])
        let subject = Subject(world)
        let whole = try await subject.content()
        let first = try #require(subject.states.values.compactMap(\.content).first)
        #expect(first.drink == whole.drink && first.work == whole.work)
        #expect(first.shelves.isEmpty)
        #expect(subject.states.values.first { $0.content != nil }?.phase == .refreshing)
        let before = subject.states.values.count
        subject.input.anotherRequested.send()
        #expect(try await subject.content().work != whole.work)
        let since = subject.states.values[before...].compactMap(\.content)
        #expect(since.allSatisfy { $0.shelves == whole.shelves })
    }

    @Test func `the five shelves are in order and open their lists`() async throws {
        let world = HomeWorld()
        try await world.dig("freder", "INFJ")
        try await world.community.setWished(
            true, "felix", by: Author("ann", type: MBTI(text: "INFJ")), at: SampleWorld.now)
        let subject = Subject(world)
        let content = try await subject.content()
        #expect(content.shelves.map(\.shelf) == [.today, .led, .characters, .wished, .hot])
        #expect(content.shelves.map(\.hasMore) == [true, true, true, true, true])
        #expect(content.shelves[1].title == "Led by INFJs")
        #expect(content.shelves[2].text == "1 you dug · 0 still hidden, by work")
        for shelf in HomeShelf.allCases { subject.input.opened.send(.shelf(shelf)) }
        #expect(world.left.notes == HomeShelf.allCases.map { "home/\($0.rawValue)" })
    }

    @Test(arguments: Language.allCases)
    func `one person's digs are not called hot, but two people's are`(language: Language) async throws {
        let world = HomeWorld()
        let words = TestWords.words(language)
        try await world.dig("freder", "INFJ")
        func hot() async throws -> HomeState.Shelf? {
            try await Subject(world, language).content().shelves.first { $0.shelf == .hot }
        }
        let mine = try await hot()
        #expect(mine?.title == words["dig.hot.mine"] && mine?.text == words["dig.hot.mine.remark"])
        #expect(mine?.items.map(\.digs) == [nil])
        _ = try await world.community.vote(
            Ballot("freder", MBTI(text: "ENTP")), by: Author("ann", type: nil), at: SampleWorld.now - 30)
        #expect(try await hot()?.text == words["dig.hot.remark"])
        #expect(try await hot()?.items.map(\.digs) == [2])
    }

    @Test func `an empty shelf says so and has no further rows`() async throws {
        let world = HomeWorld(type: "ESTP")
        let content = try await Subject(world).content()
        let shelves = Dictionary(content.shelves.map { ($0.shelf, $0) }, uniquingKeysWith: { first, _ in first })
        #expect(shelves[.led]?.text == "No works led by your type yet. Dig some to find out.")
        #expect(shelves[.hot]?.text == "No votes in the last 7 days. Start digging in tab 2.")
        #expect(shelves[.hot]?.hasMore == false)
        #expect(shelves[.today]?.hasMore == true)
    }

    @Test func `a shelf by type names no undug character`() async throws {
        let world = HomeWorld(type: "INTP")
        let content = try await Subject(world).content()
        let texts = content.shelves.flatMap { [$0.title, $0.text] }
        #expect(content.shelves[2].text == "0 you dug · 1 still hidden, by work")
        #expect(!texts.contains { $0.contains("Holmes") })
    }

    @Test func `without a type its shelves are hidden, and a button leads to the choice`() async throws {
        let world = HomeWorld(type: nil, bottles: ["gin", "campari", "sweet-vermouth"])
        let subject = Subject(world)
        let content = try await subject.content()
        #expect(content.start?.buttons.map(\.target) == [.chooseType])
        #expect(content.shelves.map(\.shelf) == [.today, .hot])
        subject.input.opened.send(.chooseType)
        #expect(world.left.notes == ["own-type"])
        world.member.send(Author(Profile.localID, type: try MBTI(text: "INFJ")))
        subject.input.refresh.send()
        let after = try await subject.content()
        #expect(after.start == nil && after.shelves.count == 5)
    }

    @Test func `a guest gets an explanation instead of suggestions`() async throws {
        let content = try await Subject(HomeWorld(isGuest: true)).content()
        #expect(content.drink == nil && content.work == nil)
        #expect(content.nothing.hasPrefix("No suggestions for guests"))
        #expect(content.start == nil)
    }

    @Test func `the kind of works is stored and narrows the shelves`() async throws {
        let world = HomeWorld()
        let subject = Subject(world)
        let all = try await subject.content().shelves[0].items.count
        subject.input.kindCycled.send()
        #expect(try await subject.content().shelves[0].items.map(\.place) == [.work("felix")])
        #expect(world.kind.value == .animation)
        subject.input.kindCycled.send()
        #expect(try await subject.content().shelves[0].items.count == all - 1)
        #expect(try await Subject(world).content().shelves[0].items.count == all - 1)
        for _ in 0..<3 { subject.input.kindCycled.send() }
        #expect(try await subject.content().shelves[0].items.count == all)
    }

    @Test func `digs made elsewhere appear on the shelves at once`() async throws {
        let world = HomeWorld()
        let subject = Subject(world)
        #expect(try await subject.content().shelves[4].hasMore == false)
        try await world.dig("freder", "INFJ")
        subject.input.refresh.send()
        let after = try await subject.content()
        #expect(after.shelves[4].hasMore)
        #expect(after.shelves[2].text.hasPrefix("1 you dug"))
    }

    @Test func `done applies to the focused suggestion`() async throws {
        let world = HomeWorld(bottles: ["gin", "campari", "sweet-vermouth"])
        let subject = Subject(world)
        let content = try await subject.content()
        guard case .drink(let drink) = try #require(content.drink?.target),
            case .work(let work) = try #require(content.work?.target)
        else {
            Issue.record("\(content)")
            return
        }
        subject.input.doneRequested.send(.drink(drink))
        subject.input.doneRequested.send(.work(work))
        subject.input.doneRequested.send(nil)
        #expect(world.left.notes == ["made:\(drink)", "watch:\(work)", "made:\(drink)"])
    }

    @Test func `the search is a key away`() async throws {
        let world = HomeWorld()
        let subject = Subject(world)
        subject.input.searchRequested.send()
        #expect(world.left.notes == ["search"])
        _ = try await subject.content()
    }

    @Test(arguments: HomeDestination.named)
    func `a route opens its place`(destination: HomeDestination) {
        #expect(HomeDestination(route: destination.route) == destination)
        #expect(HomeDestination(route: "home/none") == nil && HomeDestination(route: "dig") == nil)
    }

    @Test func `a failed read is reported and keeps the content`() async throws {
        let world = HomeWorld()
        await world.community.fail(with: StoreFailure())
        let subject = Subject(world)
        await LatestTask.settleAll()
        guard case .failed = subject.states.last?.phase else {
            Issue.record("\(String(describing: subject.states.last))")
            return
        }
        await world.community.fail(with: nil)
        subject.input.refresh.send()
        let content = try await subject.content()
        await world.community.fail(with: StoreFailure())
        subject.input.refresh.send()
        #expect(try await subject.content() == content)
        #expect(subject.states.last?.phase == .loaded)
        #expect(subject.failed.values.count == 1)
    }

    @Test func `unreadable shelves leave tonight unchanged`() async throws {
        let world = HomeWorld(isGuest: true)
        await world.community.fail(with: StoreFailure())
        let subject = Subject(world)
        let content = try await subject.content()
        #expect(content.nothing.hasPrefix("No suggestions for guests"))
        #expect(content.shelves.isEmpty)
        #expect(subject.states.last?.phase == .loaded)
        #expect(subject.failed.values.count == 1)
        await world.community.fail(with: nil)
        subject.input.refresh.send()
        #expect(try await !subject.content().shelves.isEmpty)
    }

    private struct StoreFailure: Error {}

    @Test func `a shelf shows its first entries, but no undug character`() async throws {
        let world = HomeWorld()
        try await world.dig("freder", "INFJ")
        let subject = Subject(world)
        let content = try await subject.content()
        let items = Dictionary(uniqueKeysWithValues: content.shelves.map { ($0.shelf, $0.items) })
        #expect(items[.led]?.map(\.title) == ["Metropolis 1927"])
        #expect(items[.characters]?.map(\.title) == ["Freder"])
        #expect(items[.hot]?.map(\.place) == [.character("freder")])
        #expect(items[.today]?.isEmpty == false)
        subject.input.opened.send(.item(.character("freder"), .hot))
        #expect(world.left.notes == ["character:freder"])
        let hidden = HomeWorld(type: "INTP")
        let titles = try await Subject(hidden).content().shelves.first { $0.shelf == .characters }?.items.map(\.title)
        #expect(titles?.allSatisfy { $0.hasPrefix("Someone in ") } == true)
    }

    @Test(arguments: Language.allCases)
    func `a newcomer sees the first steps, and unknowns are mentioned once`(
        language: Language
    ) async throws {
        let world = HomeWorld(type: nil)
        let subject = Subject(world, language)
        let content = try await subject.content()
        let start = try #require(content.start)
        #expect(
            start.buttons.map(\.target) == [.quickSetup, .chooseType], "each unknown has a button beside it"
        )
        let strings = TestWords.words(language)
        let texts = ["weather", "taste", "type"].map { strings["home.unknown.\($0)"] }
        for text in texts { #expect(start.unknown.contains(text)) }
        let reasons = (content.drink?.reasons ?? []) + (content.work?.reasons ?? [])
        for name in ["noWeather", "noTaste", "noType"] {
            #expect(!reasons.contains(strings["tonight.reason.\(name)"]))
        }
        for button in start.buttons { subject.input.opened.send(button.target) }
        #expect(world.left.notes == ["quick-setup", "own-type"])
    }

    @Test func `a member with ticked bottles does not read that ticking bottles is enough`() async throws {
        let world = HomeWorld(bottles: ["gin"])
        let start = try #require(try await Subject(world).content().start)
        #expect(start.text.hasPrefix("You can't make any drinks yet."))
    }

    @Test func `the member's own wish alone does not count as a crowd`() async throws {
        let world = HomeWorld()
        let me = Author(Profile.localID, type: try MBTI(text: "INFJ"))
        try await world.community.setWished(true, "felix", by: me, at: SampleWorld.now)
        let shelf = try await Subject(world).content().shelves.first { $0.shelf == .wished }
        #expect(shelf?.text == "1 work wished for")
    }

    @Test func `without a type, tonight comes first after the first evening`() async throws {
        let world = HomeWorld(type: nil, bottles: ["gin", "campari", "sweet-vermouth"])
        let newcomer = try await Subject(world).content()
        #expect(newcomer.targets(isFramed: true).first == .chooseType)
        let made = Making(drink: "negroni", madeAt: SampleWorld.now, rating: Rating(4))
        _ = try await world.drinks.log.add(made, of: Profile.localID)
        world.clock.advance(by: 86_400)
        let later = try await Subject(world).content()
        #expect(later.start?.buttons.map(\.target) == [.chooseType])
        for isFramed in [true, false] {
            let targets = later.targets(isFramed: isFramed)
            #expect(targets.first == later.drink?.target)
            #expect(targets.contains(.chooseType))
        }
    }

    @Test func `without a type, a button opens the choice of type`() async throws {
        let world = HomeWorld(type: nil)
        let subject = Subject(world)
        _ = try await subject.content()
        subject.input.opened.send(.chooseType)
        #expect(world.left.notes == ["own-type"])
    }
}
