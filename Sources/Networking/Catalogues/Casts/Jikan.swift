import Domain

/// The characters of MyAnimeList by Jikan, an unofficial API (no key).
struct Jikan: Sendable {
    /// Half of what is allowed.
    private static let requestsAMinute = 30

    private struct Answer: Decodable {
        struct Role: Decodable {
            struct Character: Decodable {
                let mal_id: Int
                let name: String?
            }

            let character: Character
            /// `Main` or `Supporting`.
            let role: String?
        }

        let data: LossyList<Role>
    }

    private let client: CatalogueClient

    init(_ client: any HTTPClient, at address: BaseURL, clock: any WallClock) {
        self.client = CatalogueClient(.wikidata, client, at: address, limit: Self.requestsAMinute, clock: clock)
    }

    /// Returns the characters, leads first.
    func cast(of id: ExternalID) async throws -> CastList {
        let roles = try await client.answer(
            Answer.self, to: client.endpoint(["anime", .plain(id.value), "characters"])
        ).data.elements
        var cast = CastList(of: id.local)
        for isLead in [true, false] {
            for role in roles where (role.role == "Main") == isLead {
                guard let name = Self.name(role.character.name) else { continue }
                cast.add(LocalizedText(both: name), id: String(role.character.mal_id), isLead: isLead)
            }
        }
        return cast
    }

    /// Turns `Spiegel, Spike` into `Spike Spiegel`.
    private static func name(_ text: String?) -> String? {
        let parts = (text ?? "").split(separator: ",").map { $0.trimmingPrefix(while: \.isWhitespace) }
        return ForeignWords.name(parts.count == 2 ? "\(parts[1]) \(parts[0])" : text)
    }
}
