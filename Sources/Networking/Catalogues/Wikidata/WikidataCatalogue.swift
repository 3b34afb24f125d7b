package import Domain

/// Films and series of Wikidata, with titles and names in English and Korean (CC0, no key). Asks one request at a time,
/// as its operators wish.
package struct WikidataCatalogue: OnlineCatalogue {
    /// The self-imposed limit.
    package static let requestsAMinute = 60

    private static let pageSize = 10
    /// The API reaches no further hits.
    private static let lastHit = 10_000
    private static let mostItems = 50

    private let client: CatalogueClient
    private let casts: CastSources
    private let userAgent: String?

    /// `casts` are sources of casts that Wikidata lacks. `userAgent` is the name sent to Wikidata, with a contact; nil
    /// for the program's usual one.
    package init(
        _ client: any HTTPClient, at address: BaseURL, casts: CastSources, userAgent: String? = nil,
        clock: any WallClock
    ) {
        self.client = CatalogueClient(
            .wikidata, SerialHTTPClient(client), at: address, limit: Self.requestsAMinute, clock: clock)
        self.casts = casts
        self.userAgent = userAgent
    }

    package var provider: OnlineProvider { .wikidata }

    /// Searches films and series by the words of their names, in any language.
    package func page(_ query: OnlineQuery) async throws -> OnlinePage {
        let words = Self.words(query.text)
        let offset = (query.page - 1) * Self.pageSize
        guard !words.isEmpty, offset < Self.lastHit else { return OnlinePage() }
        let classes = WikidataEntity.searchedClasses.map { "P31=\($0)" }.joined(separator: "|")
        let hits = try await answer([
            RequestField("action", "query"), RequestField("list", "search"),
            RequestField("srsearch", .plain("\(words) haswbstatement:\(classes)")),
            RequestField("srlimit", .plain("\(Self.pageSize)")), RequestField("sroffset", .plain("\(offset)")),
            RequestField("srprop", ""),
        ]).hits()
        let items = try await items(hits.ids, "labels|claims")
        return OnlinePage(entries: hits.ids.compactMap { items[$0]?.entry }, hasMore: hits.hasMore)
    }

    /// Finds the one film or series with an id of another catalogue.
    package func entry(of ids: [ExternalID]) async throws -> ExternalID? {
        let statements = ids.compactMap { id in
            WikidataProperty.ids[id.source].map { "\($0.rawValue)=\(id.value)" }
        }
        guard !statements.isEmpty else { return nil }
        let hits = try await answer([
            RequestField("action", "query"), RequestField("list", "search"),
            RequestField("srsearch", .plain("haswbstatement:\(statements.joined(separator: "|"))")),
            RequestField("srlimit", "2"), RequestField("srprop", ""),
        ]).hits()
        guard hits.ids.count == 1 else { return nil }
        return ExternalID(provider.rawValue, hits.ids[0].lowercased())
    }

    /// `id` is the number of the item, with or without its `q`.
    package func record(_ id: ExternalID) async throws -> OnlineRecord {
        let digits = id.value.first == "q" ? id.value.dropFirst() : id.value[...]
        guard let number = Int(digits), number > 0 else { throw OnlineProblem.unknownID(id.description) }
        let name = "Q\(number)"
        guard let item = try await items([name], "labels|aliases|claims")[name] else { throw OnlineProblem.notFound }
        var related: [String: WikidataEntity] = [:]
        var rest = item.related[...]
        while !rest.isEmpty {
            related.merge(try await items(Array(rest.prefix(Self.mostItems)), "labels|aliases")) { $1 }
            rest = rest.dropFirst(Self.mostItems)
        }
        return .work(try await casts.completed(item.work(related)))
    }

    private func items(_ ids: [String], _ properties: String) async throws -> [String: WikidataEntity] {
        guard !ids.isEmpty else { return [:] }
        return try await answer([
            RequestField("action", "wbgetentities"), RequestField("ids", .plain(ids.joined(separator: "|"))),
            RequestField("props", .plain(properties)), RequestField("languages", "en|ko|mul"),
        ]).items()
    }

    private func answer(_ query: [RequestField]) async throws -> WikidataAnswer {
        try await client.answer(
            WikidataAnswer.self,
            to: client.endpoint(
                [], query + [RequestField("format", "json"), RequestField("formatversion", "2")],
                headers: userAgent.map { [RequestField("User-Agent", .plain($0))] } ?? []))
    }

    /// Returns a text without the signs that the search would take for operators.
    static func words(_ text: String) -> String {
        String(text.map { $0.isLetter || $0.isNumber || "'’".contains($0) ? $0 : " " })
            .split(separator: " ").joined(separator: " ")
    }
}
