import Domain

/// An item of Wikidata. Leaves out everything of an unexpected form.
struct WikidataEntity: Decodable {
    private struct Term: Decodable {
        let value: String
    }

    private struct Redirect: Decodable {
        let from: String
    }

    private enum CodingKeys: CodingKey {
        case id, missing, redirects, labels, aliases, claims
    }

    let id: String
    let isMissing: Bool
    let redirectedFrom: String?
    let statements: WikidataMap<WikidataStatement>
    private let labels: [String: Term]
    private let aliases: [String: LossyList<Term>]

    init(from decoder: any Decoder) throws {
        let object = try decoder.container(keyedBy: CodingKeys.self)
        id = try object.decode(String.self, forKey: .id)
        isMissing = object.contains(.missing)
        redirectedFrom = (try? object.decode(Redirect.self, forKey: .redirects))?.from
        labels = (try? object.decode([String: Term].self, forKey: .labels)) ?? [:]
        aliases = (try? object.decode([String: LossyList<Term>].self, forKey: .aliases)) ?? [:]
        statements = (try? object.decode(WikidataMap<WikidataStatement>.self, forKey: .claims)) ?? WikidataMap()
    }

    /// Returns a label; for a missing English one, that of all languages (`mul`).
    func label(_ language: Language) -> String? {
        switch language {
        case .english: (labels["en"] ?? labels["mul"])?.value
        case .korean: labels["ko"]?.value
        }
    }

    /// The label in both languages, where one replaces the other if that is missing; nil for none.
    func name(_ cleaned: (String?) -> String?) -> LocalizedText? {
        let (english, korean) = (cleaned(label(.english)), cleaned(label(.korean)))
        guard let name = english ?? korean else { return nil }
        return LocalizedText(english: english ?? name, korean: korean ?? name)
    }

    var otherNames: [String] { ["en", "ko"].flatMap { aliases[$0]?.elements.map(\.value) ?? [] } }

    /// The preferred statements, otherwise the ordinary ones.
    func best(_ property: WikidataProperty) -> [WikidataSnak] {
        let all = statements[property]
        let preferred = all.filter { $0.rank == "preferred" }
        return (preferred.isEmpty ? all.filter { !$0.isDeprecated } : preferred).map(\.mainsnak)
    }

    func items(_ property: WikidataProperty) -> [String] {
        statements[property].filter { !$0.isDeprecated }.compactMap(\.mainsnak.item)
    }
}

enum WikidataProperty: String, CodingKey {
    case instanceOf = "P31"
    case director = "P57"
    case genre = "P136"
    case castMember = "P161"
    case creator = "P170"
    case imdb = "P345"
    case role = "P453"
    case published = "P577"
    case started = "P580"
    case character = "P674"
    case voiceActor = "P725"
    case title = "P1476"
    /// The place in an order, such as that of the billing.
    case ordinal = "P1545"
    case length = "P2047"
    case myAnimeList = "P4086"
    case roleName = "P4633"
    case tmdbFilm = "P4947"
    case tmdbSeries = "P4983"
    case letterboxd = "P6127"
    case tvMaze = "P8600"
    case aniList = "P8729"

    /// The properties with the ids of other catalogues, by their sources.
    static let ids: [String: WikidataProperty] = [
        ExternalID.imdb: .imdb, OnlineProvider.tmdb.rawValue: .tmdbFilm, ExternalID.tmdbSeries: .tmdbSeries,
        OnlineProvider.aniList.rawValue: .aniList, ExternalID.myAnimeList: .myAnimeList,
        ExternalID.tvMaze: .tvMaze, ExternalID.letterboxd: .letterboxd,
    ]
}

/// Lists by property, without those of other properties. An empty map may come as a list.
struct WikidataMap<Element: Decodable>: Decodable {
    private let elements: [WikidataProperty: [Element]]

    init() { elements = [:] }

    init(from decoder: any Decoder) throws {
        let object = try? decoder.container(keyedBy: WikidataProperty.self)
        elements = (object?.allKeys ?? []).reduce(into: [:]) { elements, property in
            elements[property] = (try? object?.decode(LossyList<Element>.self, forKey: property))?.elements
        }
    }

    subscript(property: WikidataProperty) -> [Element] { elements[property] ?? [] }
}

struct WikidataStatement: Decodable {
    private enum CodingKeys: CodingKey {
        case mainsnak, rank, qualifiers
    }

    let mainsnak: WikidataSnak
    let rank: String?
    let qualifiers: WikidataMap<WikidataSnak>

    var isDeprecated: Bool { rank == "deprecated" }

    init(from decoder: any Decoder) throws {
        let object = try decoder.container(keyedBy: CodingKeys.self)
        mainsnak = try object.decode(WikidataSnak.self, forKey: .mainsnak)
        rank = try? object.decode(String.self, forKey: .rank)
        qualifiers = (try? object.decode(WikidataMap<WikidataSnak>.self, forKey: .qualifiers)) ?? WikidataMap()
    }
}

/// A value. An unknown one has nil in all fields.
struct WikidataSnak: Decodable {
    private struct Fields: Decodable {
        let id: String?
        let text: String?
        let language: String?
        let time: String?
        let precision: Int?
        let amount: String?
        let unit: String?
    }

    private enum CodingKeys: CodingKey {
        case datavalue
    }

    private enum ValueKeys: CodingKey {
        case value
    }

    /// The precision of a time that is known to the year.
    private static let yearPrecision = 9
    /// Minutes by the item of the unit: minute, hour, second.
    private static let units = ["Q7727": 1, "Q25235": 60, "Q11574": 1.0 / 60]

    let item: String?
    let text: String?
    /// The language of a text; nil for one of no language.
    let language: String?
    let year: Int?
    let minutes: Double?

    init(from decoder: any Decoder) throws {
        let value = try? decoder.container(keyedBy: CodingKeys.self)
            .nestedContainer(keyedBy: ValueKeys.self, forKey: .datavalue)
        let plain = try? value?.decode(String.self, forKey: .value)
        let fields = try? value?.decode(Fields.self, forKey: .value)
        item = fields?.id
        text = plain ?? fields?.text
        language = fields?.language
        year = Self.year(fields)
        minutes = fields?.amount.flatMap(Double.init).flatMap { amount in
            Self.units[fields?.unit?.split(separator: "/").last.map(String.init) ?? ""].map { amount * $0 }
        }
    }

    /// Reads the year of `+2019-05-21T00:00:00Z`.
    private static func year(_ fields: Fields?) -> Int? {
        guard let time = fields?.time, time.first == "+", (fields?.precision ?? yearPrecision) >= yearPrecision,
            let year = Int(time.dropFirst().prefix { $0 != "-" }), Work.years.contains(year)
        else { return nil }
        return year
    }
}
