import Domain
import FeatureKit

struct HomeFormatter {
    let strings: Strings
    let member: Author?
    let now: Int64
    let localTime: any LocalTime
    let temperature: TemperatureUnit

    func content(of reading: TonightReading) -> HomeState.Content {
        let pick = reading.tonight?.current
        let words = TonightWords(
            strings: strings, drinks: reading.drinks.mapValues(\.name), works: reading.works.mapValues(\.work.title),
            characters: reading.characters, missing: reading.missing, temperature: temperature)
        let start = member.flatMap { firstStep(of: $0, pick, hasBottles: reading.hasBottles) }
        let drink = pick.flatMap { half(drinkOf: $0, reading, words, isStart: start != nil) }
        let work = pick.flatMap { half(workOf: $0, reading, words, isStart: start != nil) }
        let change = pick?.change.flatMap { $0 == .asked ? nil : words.text($0) }
        var content = HomeState.Content(
            date: Self.date(now, localTime, strings), drink: drink, work: work, change: change ?? "",
            nothing: member == nil ? strings["home.guest"] : drink == nil && work == nil ? strings["home.nothing"] : "",
            hasPrevious: reading.tonight?.hasPrevious ?? false)
        content.start = start
        content.day = reading.tonight?.day
        content.pairing = pick?.pairing.map { strings("home.together", words.text($0)) } ?? ""
        return content
    }

    func content(_ content: HomeState.Content, completedBy reading: ShelvesReading) -> HomeState.Content {
        var content = content
        content.shelves = shelves(reading)
        content.age = reading.age
        content.evening = reading.question.flatMap { evening($0, reading.names) }
        content.glass = reading.drink.map(glass)
        content.weather =
            reading.weather.map { weather in
                strings("home.feels-like", NumberText.whole(temperature.value(celsius: weather.feelsLike)))
            } ?? ""
        content.daily = reading.daily.map {
            HomeState.Content.Daily(
                id: $0.id, isDug: $0.isDug, name: $0.name[strings.language], work: $0.work.titled(strings.language))
        }
        return content
    }

    private func glass(of description: DrinkDescription) -> HomeState.Content.Glass {
        let estimate = description.estimate
        return HomeState.Content.Glass(
            art: description.glass?.art ?? [], layers: GlassLayer.layers(of: description),
            fill: GlassLayer.fill(of: description), tags: description.tags.map { $0.name[strings.language] },
            strength: StrengthText(strings).full(estimate.strength, estimate.basis))
    }

    private func evening(_ question: AskAboutEvening.Question, _ found: EveningNames) -> HomeState.Content.Evening? {
        let names = [question.asksDrink ? found.drink : nil, question.asksWork ? found.work : nil].compactMap { $0 }
        guard let first = names.first else { return nil }
        let both = names.count > 1 ? strings("home.evening-and", first, names[1]) : first
        let day = DayText.phrase(question.evening.day, now: now, localTime, strings)
        return HomeState.Content.Evening(question: question, text: strings("home.evening", day, both), names: both)
    }

    static func date(_ now: Int64, _ localTime: any LocalTime, _ strings: Strings) -> String {
        "\(DayText.today(now, localTime, strings)) · \(localTime.timeOfDay(of: now))"
    }

    /// Returns the first steps for a newcomer: bottles, without which no drink is possible, and the type.
    private func firstStep(of member: Author, _ pick: TonightPick?, hasBottles: Bool?) -> HomeState.Content.Start? {
        let reasons = (pick?.drinkReasons ?? []) + (pick?.workReasons ?? [])
        let unknown = Self.unknowns.filter { reasons.contains($0.reason) }.map { strings["home.unknown.\($0.name)"] }
        let text = unknown.isEmpty ? "" : strings("home.unknown", unknown.joined(separator: ", "))
        typealias Start = HomeState.Content.Start
        let type = member.type == nil ? [Start.Button(target: .chooseType, title: strings["home.start-type"])] : []
        if pick == nil || reasons.contains(where: \.isAway) {
            let bottles = Start.Button(target: .quickSetup, title: strings["home.start-bar"])
            let why = hasBottles.map { hasBottles in
                strings[
                    hasBottles ? "home.start-more-why" : type.isEmpty ? "home.start-bar-why" : "home.start-both-why"]
            }
            return Start(buttons: [bottles] + type, text: why ?? "", unknown: text)
        }
        return type.isEmpty
            ? nil
            : Start(
                buttons: type, text: strings["home.choose-type"], unknown: text, isLater: !reasons.contains(.noTaste))
    }

    /// Unknown facts, mentioned once beside the newcomer's first step instead of under drink and work.
    private static let unknowns: [(reason: TonightReason, name: String)] = [
        (.noWeather, "weather"), (.noTaste, "taste"), (.noType, "type"),
    ]

    private func texts(_ reasons: [TonightReason], _ words: TonightWords, isStart: Bool) -> [String] {
        reasons.map { reason in
            // The newcomer's first step already says that the bar can make nothing.
            if isStart, case .away(let count) = reason { return words.text(.lacking(count)) }
            return words.text(reason)
        }
    }

    private func half(
        drinkOf pick: TonightPick, _ reading: TonightReading, _ words: TonightWords, isStart: Bool
    ) -> HomeState.Half? {
        guard let id = pick.drink, let drink = reading.drinks[id] else { return nil }
        let name = drink.name[strings.language]
        return HomeState.Half(
            target: .drink(id), title: bilingual(drink.name), shortTitle: name, name: name,
            otherName: drink.name.other(than: strings.language), mark: pick.isMakeable ? strings["home.makeable"] : "",
            reasons: texts(pick.goodDrinkReasons.filter { $0 != .makeable }, words, isStart: isStart),
            lack: texts(pick.drinkReasons.filter(\.isLack), words, isStart: isStart).first)
    }

    private func half(
        workOf pick: TonightPick, _ reading: TonightReading, _ words: TonightWords, isStart: Bool
    ) -> HomeState.Half? {
        guard let id = pick.work, let work = reading.works[id]?.work else { return nil }
        return HomeState.Half(
            target: .work(id),
            title: [bilingual(work.title), work.yearText.isEmpty ? "" : "(\(work.yearText))"].filter { !$0.isEmpty }
                .joined(separator: " "),
            shortTitle: work.titled(strings.language), name: work.title[strings.language],
            otherName: work.title.other(than: strings.language), mark: "",
            reasons: pick.goodWorkReasons.map(words.text), work: work)
    }

    /// Omits the other language on ASCII terminals, where it would be a row of question marks.
    private func bilingual(_ text: LocalizedText) -> String {
        let (name, other) = (text[strings.language], text[strings.language.other])
        return name == other || !strings.canShowHangul ? name : "\(name) · \(other)"
    }

    private func shelves(_ reading: ShelvesReading) -> [HomeState.Shelf] {
        HomeShelf.allCases.compactMap { shelf in
            guard !shelf.needsType || member?.type != nil else { return nil }
            let rows = reading.first[shelf, default: []]
            return HomeState.Shelf(
                shelf: shelf, title: HomeShelfText.title(shelf, member?.type, isMine: rows.areMine, strings),
                text: text(shelf, reading), items: rows.map(item), hasMore: hasMore(shelf, reading))
        }
    }

    private func item(_ row: ShelfRow) -> HomeState.Shelf.Item {
        switch row {
        case .work(let work): item(work)
        case .wished(let wished): item(wished.work)
        case .typed(.known(let character)): item(character)
        case .typed(.someone(let work, _)):
            HomeState.Shelf.Item(place: .work(work.id), name: strings("type.someone", work.title[strings.language]))
        case .hot(let hot): item(hot.character, digs: hot.isMine ? nil : hot.digs)
        }
    }

    private func item(_ work: WorkSummary) -> HomeState.Shelf.Item {
        HomeState.Shelf.Item(place: .work(work.id), name: work.work.title[strings.language], year: work.work.yearText)
    }

    private func item(_ character: CharacterSummary, digs: Int? = nil) -> HomeState.Shelf.Item {
        HomeState.Shelf.Item(place: .character(character.id), name: character.name[strings.language], digs: digs)
    }

    private func hasMore(_ shelf: HomeShelf, _ reading: ShelvesReading) -> Bool {
        switch shelf {
        case .today, .hot: reading.first[shelf]?.isEmpty == false
        case .led: (reading.counts?.ledWorks.value ?? 0) > 0
        case .characters:
            (reading.counts?.dugCharacters.value ?? 0) + (reading.counts?.hiddenCharacters.value ?? 0) > 0
        case .wished: (reading.counts?.wishedWorks.value ?? 0) > 0
        }
    }

    private func text(_ shelf: HomeShelf, _ reading: ShelvesReading) -> String {
        guard hasMore(shelf, reading) else { return strings["home.empty.\(shelf.rawValue)"] }
        let counts = reading.counts
        switch shelf {
        case .today: return strings("home.today", DayText.date(now, now: now, localTime, strings))
        case .led:
            return isOne(counts?.ledWorks) ? strings["home.led-one"] : strings("home.led", number(counts?.ledWorks))
        case .characters:
            return strings("home.characters", number(counts?.dugCharacters), number(counts?.hiddenCharacters))
        case .wished:
            // The only member counted may be the viewer.
            if isOne(counts?.wishers) {
                return strings.counted("home.wished-works", counts?.wishedWorks.value ?? 0)
            }
            let key = isOne(counts?.wishedWorks) ? "home.wished-one" : "home.wished"
            return strings(key, number(counts?.wishers), number(counts?.wishedWorks))
        case .hot:
            return strings[reading.first[.hot, default: []].areMine ? "dig.hot.mine.remark" : "dig.hot.remark"]
        }
    }

    private func isOne(_ count: CappedCount?) -> Bool { count?.value == 1 && count?.isCapped == false }

    private func number(_ count: CappedCount?) -> String {
        guard let count else { return "0" }
        return count.isCapped ? "\(count.value)+" : String(count.value)
    }
}

extension [ShelfRow] {
    /// Whether these are the viewer's own digs alone, so that none is popular.
    var areMine: Bool { !isEmpty && allSatisfy(\.isMine) }
}

extension ShelfRow {
    var isMine: Bool { if case .hot(let hot) = self { hot.isMine } else { false } }
}

extension TonightReason {
    var isAway: Bool { if case .away = self { true } else { false } }
    /// Whether the bar lacks ingredients of the drink, whatever else it can make.
    fileprivate var isLack: Bool { if case .lacking = self { true } else { isAway } }
}

struct TonightReading: Sendable {
    let tonight: TonightDay?
    /// The names of the ingredients that the bar lacks for the drink.
    var missing: [LocalizedText] = []
    /// Nil until the bar is read.
    var hasBottles: Bool?
    var drinks: [Identifier<Drink>: DrinkSummary] = [:]
    var works: [Identifier<Work>: WorkSummary] = [:]
    var characters: [Identifier<WorkCharacter>: LocalizedText] = [:]
}

struct ShelvesReading: Sendable {
    let first: [HomeShelf: [ShelfRow]]
    /// Nil without a type.
    let counts: TypeShelfCounts?
    var age = ""
    var question: AskAboutEvening.Question?
    var names = EveningNames()
    var drink: DrinkDescription?
    /// The character of the day; nil if all are dug or skipped.
    var daily: CharacterSummary?
    var weather: TonightWeather?
}
