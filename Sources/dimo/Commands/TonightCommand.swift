import ArgumentParser
import DimoApp
import Domain
import FeatureKit

struct TonightCommand: ReadingCommand, DocumentCommand {
    static let configuration = CommandConfiguration(
        commandName: "tonight", abstract: "Suggest one drink and one work for tonight, with reasons.",
        discussion: """
            $ dimo tonight
            $ dimo tonight --line
            """)

    @Flag(help: "Print one line, for a prompt or a status bar.")
    var line = false

    @OptionGroup var output: OutputOptions

    func validate() throws {
        if line, json { throw Self.usage("combined", "--line, --json") }
    }

    func run(_ store: CommandStore) async throws {
        let day = try await store.container.withNetwork { try await store.tonight(for: store.member) }
        let pick = day.current
        let drink = try await store.drinks.drinks(with: pick.drink.map { [$0] } ?? []).first
        let work = try await store.community.works.works(pick.work.map { [$0] } ?? [], for: store.viewer()).first
        let wording = try await wording(of: pick, in: store)
        let days = try await store.streak()
        let daily = try await store.characterOfDay()
        if json {
            let (english, korean) = (store.container.words(in: .english), store.container.words(in: .korean))
            return Shell.print(
                document(day, drink, work, (wording(english), wording(korean)), daily, streak: days).document)
        }
        let words = wording(store.strings)
        let language = store.strings.language
        let character = daily.map { "\($0.name[language]) · \($0.work.title[language])" }
        let title = work?.work.titled(language)
        if line {
            let streak = days > 1 ? store.strings.counted("dig.streak", days) : nil
            let asked = daily.flatMap { $0.isDug ? nil : store.strings("tonight.daily", $0.name[language]) }
            let parts = try await [store.homeWeatherText(), drink?.name[language], title, asked, streak]
                .compactMap { $0 }
            return Shell.print(parts.joined(separator: " · ") + "\n")
        }
        var lines: [String] = []
        if let change = pick.change { lines.append(words.text(change)) }
        if let drink { lines.append(drink.name[language]) }
        lines += drink == nil ? [] : pick.goodDrinkReasons.map { "  " + words.text($0) }
        if let title { lines.append(title) }
        lines += title == nil ? [] : pick.goodWorkReasons.map { "  " + words.text($0) }
        if let pairing = pick.pairing { lines.append(store.strings("home.together", words.text(pairing))) }
        if let character { lines.append("\(store.strings["dig.daily"]): \(character)") }
        if days > 1 { lines.append(store.strings.counted("dig.streak", days)) }
        Shell.print((lines.isEmpty ? [store.strings["tonight.nothing"]] : lines).joined(separator: "\n") + "\n")
    }

    /// Returns the words for the pick in the language of the strings.
    @MainActor
    private func wording(
        of pick: TonightPick, in store: CommandStore
    ) async throws -> (Strings) -> TonightWords {
        let drinks = try await store.drinks.drinks(with: TonightWords.drinks(in: pick.drinkReasons))
        let works = try await store.community.works.works(
            TonightWords.works(in: pick.workReasons), for: store.viewer())
        let characters = try await store.community.characters.characters(
            pick.character.map { [$0] } ?? [], for: store.viewer())
        let missing = pick.isMakeable ? nil : pick.drink
        let described = if let missing { try await store.describeDrink(missing) } else { DrinkDescription?.none }
        return { strings in
            TonightWords(
                strings: strings,
                drinks: Dictionary(firstOf: drinks.map { ($0.id, $0.name) }),
                works: Dictionary(firstOf: works.map { ($0.id, $0.work.title) }),
                characters: Dictionary(firstOf: characters.map { ($0.id, $0.name) }),
                missing: described?.missing ?? [], temperature: store.display.temperature)
        }
    }

    /// The document is the same in every language: reasons are in English, with Korean members beside them.
    private func document(
        _ day: TonightDay, _ drink: DrinkSummary?, _ work: WorkSummary?,
        _ words: (english: TonightWords, korean: TonightWords), _ daily: CharacterSummary?, streak: Int
    ) -> JSONValue {
        let pick = day.current
        let drinkValue = drink.map { drink in
            JSONValue.object([
                "id": drink.id, "name_en": drink.name.english, "name_ko": drink.name.korean,
                "makeable": pick.isMakeable, "reasons": pick.goodDrinkReasons.map(words.english.text),
                "reasons_ko": pick.goodDrinkReasons.map(words.korean.text),
            ])
        }
        let workValue = work.map { work in
            JSONValue.object([
                "id": work.id, "title_en": work.work.title.english, "title_ko": work.work.title.korean,
                "year": work.work.year, "character": pick.character,
                "reasons": pick.goodWorkReasons.map(words.english.text),
                "reasons_ko": pick.goodWorkReasons.map(words.korean.text),
            ])
        }
        let character = daily.map {
            JSONValue.object([
                "id": $0.id, "name_en": $0.name.english, "name_ko": $0.name.korean, "work": $0.work.id, "dug": $0.isDug,
            ])
        }
        return .object([
            "day": RFC3339.text(day.day), "drink": drinkValue, "work": workValue, "character_of_day": character,
            "together": pick.pairing.map(words.english.text), "together_ko": pick.pairing.map(words.korean.text),
            "streak": streak, "changed": pick.change?.rawValue,
        ])
    }
}
