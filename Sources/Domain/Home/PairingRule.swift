/// A rule that connects a drink and a work; `needs` defines its conditions.
package enum PairingRule: String, CaseIterable, Sendable {
    case rainIndoors = "rain-indoors"
    case heatAdventure = "heat-adventure"
    case coldFireside = "cold-fireside"
    case springBloom = "spring-bloom"
    case summerNight = "summer-night"
    case autumnDusk = "autumn-dusk"
    case winterTale = "winter-tale"
    case longFilm = "long-film"
    case shortFilm = "short-film"
    case silentClassic = "silent-classic"
    case bittersweet
    case comfort
    case suspense
    case dreamy
    case crimeStirred = "crime-stirred"
    case horrorBitter = "horror-bitter"
    case romanceSparkling = "romance-sparkling"
    case comedyLight = "comedy-light"
    case adventureTropical = "adventure-tropical"
    case fantasyHerbal = "fantasy-herbal"
    case scienceFictionSharp = "science-fiction-sharp"
    case musicParty = "music-party"
    case familySweet = "family-sweet"
    case actionKick = "action-kick"
    case dramaSipping = "drama-sipping"
    case historyClassic = "history-classic"

    package var theme: PairingTheme {
        switch self {
        case .rainIndoors, .heatAdventure, .coldFireside: .weather
        case .springBloom, .summerNight, .autumnDusk, .winterTale: .season
        case .longFilm, .shortFilm: .length
        case .silentClassic: .era
        case .bittersweet, .comfort, .suspense, .dreamy: .mood
        default: .genre
        }
    }

    /// The conditions of a rule: the work has one of `genres` and none of `besides`, the drink one of `traits` and none
    /// of the tags in `without`; length, weather and season must match if set.
    struct Needs {
        var genres: Set<Identifier<Genre>> = []
        /// Genres that do not fit the rule's wording.
        var besides: Set<Identifier<Genre>> = []
        var length: WorkLength?
        var traits: Set<DrinkTrait>
        var without: Set<Identifier<Tag>> = []
        var weather: ((TonightWeather) -> Bool)?
        var season: Season?
    }

    /// Light-hearted genres, which a strong drink does not suit.
    private static let light: Set<Identifier<Genre>> = ["family", "comedy"]
    /// The tags of drinks for a party or a beach.
    static let festive: Set<Identifier<Tag>> = ["party", "tiki", "tropical"]
    static let grim: Set<Identifier<Genre>> = ["horror", "war", "crime", "thriller"]

    var needs: Needs {
        switch self {
        case .rainIndoors:
            Needs(
                genres: ["mystery", "crime", "thriller", "drama", "romance"],
                traits: [.warming, .stirredStrong], weather: { $0.isWet })
        case .heatAdventure:
            Needs(
                genres: ["adventure", "comedy", "action", "sports"], besides: ["drama", "war"], traits: [.longIced],
                weather: { $0.style == .longAndIced })
        case .coldFireside:
            Needs(
                genres: ["fantasy", "family", "romance"], besides: Self.grim, traits: [.warming],
                weather: { $0.style == .hotOrStrong })
        case .springBloom:
            Needs(
                genres: ["romance", "slice-of-life", "coming-of-age"], besides: Self.grim,
                traits: [.tag("floral"), .tag("herbal"), .tag("minty")], without: ["party"], season: .spring)
        case .summerNight:
            Needs(
                genres: ["adventure", "comedy", "sports", "coming-of-age", "music"],
                besides: ["horror", "war", "drama"],
                traits: [.tag("tropical"), .tag("tiki"), .tag("refreshing")], season: .summer)
        case .autumnDusk:
            Needs(
                genres: ["mystery", "horror", "crime"], besides: Self.light,
                traits: [.warming, .stirredBrown, .tag("nutty"), .tag("smoky")], without: Self.festive, season: .autumn)
        case .winterTale:
            Needs(
                genres: ["fantasy", "family", "historical"], besides: ["horror", "war"],
                traits: [.warming, .tag("creamy"), .tag("chocolate"), .tag("coffee")], without: Self.festive,
                season: .winter)
        case .longFilm: Needs(length: .long, traits: [.longIced])
        case .shortFilm: Needs(length: .short, traits: [.shortUp])
        case .silentClassic: Needs(genres: ["silent"], traits: [.oldClassic])
        case .bittersweet:
            Needs(genres: ["coming-of-age", "romance"], besides: Self.light.union(Self.grim), traits: [.tag("bitter")])
        case .comfort:
            Needs(
                genres: ["slice-of-life", "family"], besides: Self.grim, traits: [.tag("creamy"), .tag("dessert")],
                without: Self.festive)
        case .suspense: Needs(genres: ["thriller"], besides: Self.light, traits: [.tag("dry")])
        case .dreamy:
            Needs(
                genres: ["fantasy"], besides: Self.grim.union(["action", "superhero", "comedy"]),
                traits: [.tag("floral")])
        case .crimeStirred:
            Needs(genres: ["crime", "thriller"], besides: Self.light, traits: [.stirredStrong])
        case .horrorBitter: Needs(genres: ["horror"], besides: Self.light, traits: [.tag("bitter"), .tag("smoky")])
        case .romanceSparkling: Needs(genres: ["romance"], besides: Self.grim, traits: [.bubbly])
        case .comedyLight:
            Needs(
                genres: ["comedy"], besides: Self.grim, traits: [.tag("light"), .tag("refreshing"), .tag("fruity")])
        case .adventureTropical:
            Needs(
                genres: ["adventure"], besides: ["drama", "horror", "war"],
                traits: [.tag("tropical"), .tag("tiki"), .base(.rum)])
        case .fantasyHerbal:
            Needs(
                genres: ["fantasy"], besides: Self.grim, traits: [.tag("herbal"), .tag("minty")], without: ["party"])
        case .scienceFictionSharp: Needs(genres: ["science-fiction"], traits: [.tag("sour"), .tag("citrus")])
        case .musicParty:
            Needs(genres: ["music"], besides: Self.grim.union(["drama", "historical"]), traits: [.tag("party")])
        case .familySweet: Needs(genres: ["family"], besides: Self.grim, traits: [.tag("sweet"), .tag("fruity")])
        case .actionKick:
            Needs(
                genres: ["action", "superhero"], besides: ["family", "war"], traits: [.tag("strong"), .tag("spicy")],
                without: ["hot"])
        case .dramaSipping:
            Needs(
                genres: ["drama"], besides: Self.light.union(["action", "superhero"]),
                traits: [.tag("after-dinner"), .stirredStrong], without: ["party"])
        case .historyClassic: Needs(genres: ["historical"], traits: [.oldClassic])
        }
    }

    func joins(_ drink: DrinkDescription, _ work: Work, on evening: PairingEvening) -> Bool {
        let needs = needs
        if let season = needs.season, season != evening.season { return false }
        if let suits = needs.weather { guard let weather = evening.weather, suits(weather) else { return false } }
        if let length = needs.length, length != work.length { return false }
        if !needs.genres.isEmpty, needs.genres.isDisjoint(with: work.genres) { return false }
        guard needs.besides.isDisjoint(with: work.genres) else { return false }
        guard needs.without.isDisjoint(with: drink.drink.tags) else { return false }
        return needs.traits.contains { $0.isTrait(of: drink) }
    }
}

enum DrinkTrait: Hashable, Sendable {
    case tag(Identifier<Tag>)
    case base(BaseSpirit)
    case warming
    case longIced
    /// Stirred, 22% or stronger.
    case stirredStrong
    /// Like `stirredStrong`, but of whiskey or brandy.
    case stirredBrown
    /// Sparkling as for a toast: neither beer with soju nor a spirit with cola.
    case bubbly
    /// Served up in a small glass.
    case shortUp
    /// In the IBA's oldest group, or from before 1930.
    case oldClassic

    func isTrait(of description: DrinkDescription) -> Bool {
        let drink = description.drink
        return switch self {
        case .tag(let tag): drink.tags.contains(tag)
        case .base(let base): drink.base == base
        case .warming: drink.serving == .hot || drink.tags.contains("warming") || drink.tags.contains("hot")
        case .longIced: TonightStyle.longAndIced.matches(drink, description.estimate)
        case .stirredStrong: drink.techniques.contains(.stir) && description.estimate.strength >= 22
        case .stirredBrown:
            [.whiskey, .brandy].contains(drink.base) && Self.stirredStrong.isTrait(of: description)
        case .bubbly:
            drink.tags.contains("sparkling")
                && drink.tags.contains { ["before-dinner", "classic", "floral", "fruity"].contains($0) }
        case .shortUp: drink.serving == .up && description.estimate.dilutedVolume < 140
        case .oldClassic: drink.iba == .unforgettables || (drink.year ?? 2_000) < 1_930
        }
    }
}

struct PairingEvening: Sendable {
    let season: Season
    let weather: TonightWeather?
}
