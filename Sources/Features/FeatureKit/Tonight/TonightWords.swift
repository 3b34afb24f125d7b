package import Domain

package struct TonightWords: Sendable {
    private let strings: Strings
    private let drinks: [Identifier<Drink>: LocalizedText]
    private let works: [Identifier<Work>: LocalizedText]
    private let characters: [Identifier<WorkCharacter>: LocalizedText]
    private let missing: [LocalizedText]
    private let temperature: TemperatureUnit

    /// `works` and `characters` are those that reasons mention, only dug characters; `missing` are the ingredients that
    /// the bar lacks for the drink.
    package init(
        strings: Strings, drinks: [Identifier<Drink>: LocalizedText], works: [Identifier<Work>: LocalizedText] = [:],
        characters: [Identifier<WorkCharacter>: LocalizedText], missing: [LocalizedText] = [],
        temperature: TemperatureUnit = .celsius
    ) {
        self.missing = missing
        self.temperature = temperature
        self.strings = strings
        self.drinks = drinks
        self.works = works
        self.characters = characters
    }

    package static func drinks(in reasons: [TonightReason]) -> [Identifier<Drink>] {
        reasons.compactMap { reason in
            switch reason {
            case .likeRated(let drink, _), .likeKnown(let drink, _): drink
            default: nil
            }
        }
    }

    package static func works(in reasons: [TonightReason]) -> [Identifier<Work>] {
        reasons.compactMap { reason in
            switch reason {
            case .sameDirector(let work, _), .sameGenres(let work, _): work
            default: nil
            }
        }
    }

    /// Words a reason as a sentence without a full stop.
    package func text(_ reason: TonightReason) -> String {
        switch reason {
        case .weather(let degrees, .longAndIced): strings("tonight.reason.long", whole(degrees))
        case .weather(let degrees, .hotOrStrong): strings("tonight.reason.hot", whole(degrees))
        case .muggyWeather(let degrees, let humidity):
            strings("tonight.reason.muggy", whole(degrees), NumberText.whole(humidity))
        case .mildWeather(let degrees): strings("tonight.reason.mild", whole(degrees))
        case .unsuitedWeather(let degrees): strings("tonight.reason.unsuited", whole(degrees))
        case .wetWeather: strings["tonight.reason.wet"]
        case .rainAhead(let chance): strings("tonight.reason.rain", NumberText.whole(chance))
        case .dusty(let grade): strings("tonight.reason.dust", strings["weather.dust.\(grade.rawValue)"])
        case .noWeather: strings["tonight.reason.noWeather"]
        case .makeable: strings["tonight.reason.makeable"]
        case .away(let count): strings.counted("tonight.reason.away", count) + named
        case .lacking(let count): strings.counted("tonight.reason.lacking", count) + named
        case .likeRated(let drink, let rating):
            strings("tonight.reason.likeRated", name(drink), NumberText.short(rating.stars))
        case .likeKnown(let drink, _): strings("tonight.reason.likeKnown", name(drink))
        case .noTaste: strings["tonight.reason.noTaste"]
        case .ownType(let id, let type): strings("tonight.reason.ownType", name(id), type.text)
        case .nearType(let id, let type, let letters):
            strings("tonight.reason.nearType", name(id), type.text, String(letters))
        case .sameDirector(let id, let rating):
            strings("tonight.reason.sameDirector", name(id), NumberText.short(rating.stars))
        case .sameGenres(let id, let rating):
            strings("tonight.reason.sameGenres", name(id), NumberText.short(rating.stars))
        case .noType: strings["tonight.reason.noType"]
        case .nobodyDug: strings["tonight.reason.nobodyDug"]
        case .length(let length): strings["tonight.reason.length.\(length.rawValue)"]
        case .wished: strings["tonight.reason.wished"]
        case .notWatched: strings["tonight.reason.notWatched"]
        case .watched: strings["tonight.reason.watched"]
        }
    }

    /// Words the link between drink and work as a sentence without a full stop.
    package func text(_ pairing: TonightPairing) -> String {
        switch pairing {
        case .rule(let rule): strings["tonight.pair.\(rule.rawValue)"]
        case .decade(let decade): strings("tonight.pair.decade", String(decade))
        }
    }

    package func text(_ change: TonightChange) -> String { strings["tonight.change.\(change.rawValue)"] }

    private var named: String {
        missing.isEmpty ? "" : ": " + missing.map { $0[strings.language] }.joined(separator: ", ")
    }

    private func whole(_ degrees: Double) -> String { NumberText.whole(temperature.value(celsius: degrees)) }

    private func name(_ id: Identifier<Drink>) -> String { drinks[id]?[strings.language] ?? id.rawValue }
    private func name(_ id: Identifier<Work>) -> String { works[id]?[strings.language] ?? id.rawValue }
    private func name(_ id: Identifier<WorkCharacter>) -> String { characters[id]?[strings.language] ?? id.rawValue }
}
