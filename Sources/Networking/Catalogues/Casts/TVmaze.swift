import Domain

/// The casts of series at TVmaze (no key).
struct TVmaze: Sendable {
    /// Half of the guaranteed rate, 20 requests in ten seconds.
    private static let requestsAMinute = 60
    private static let leads = 3

    private struct Show: Decodable {
        let id: Int
    }

    private struct Member: Decodable {
        struct Character: Decodable {
            let id: Int
            let name: String?
        }

        private enum CodingKeys: String, CodingKey {
            case character
            case isOneself = "self"
        }

        let character: Character
        let isOneself: Bool?
    }

    private let client: CatalogueClient

    init(_ client: any HTTPClient, at address: BaseURL, clock: any WallClock) {
        self.client = CatalogueClient(.wikidata, client, at: address, limit: Self.requestsAMinute, clock: clock)
    }

    /// The characters, the most frequent first, and the series' own id. Nil unless `ids` has one of TVmaze or of IMDb.
    func cast(of ids: [ExternalID]) async throws -> (id: ExternalID, cast: CastList)? {
        guard let id = try await show(ids) else { return nil }
        let members = try await client.answer(
            LossyList<Member>.self, to: client.endpoint(["shows", .plain(id.value), "cast"])
        ).elements
        var cast = CastList(of: id.local)
        for member in members where member.isOneself != true {
            guard let name = ForeignWords.character(member.character.name) else { continue }
            cast.add(
                LocalizedText(both: name), id: String(member.character.id), isLead: cast.characters.count < Self.leads)
        }
        return (id, cast)
    }

    private func show(_ ids: [ExternalID]) async throws -> ExternalID? {
        if let id = ids.first(where: { $0.source == ExternalID.tvMaze }) { return id }
        guard let imdb = ids.first(where: { $0.source == ExternalID.imdb }) else { return nil }
        let show = try await client.answer(
            Show.self, to: client.endpoint(["lookup", "shows"], [RequestField("imdb", .plain(imdb.value))]))
        return ExternalID(ExternalID.tvMaze, String(show.id))
    }
}
