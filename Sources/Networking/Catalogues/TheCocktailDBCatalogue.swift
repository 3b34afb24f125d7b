package import Domain
import Foundation

package struct TheCocktailDBCatalogue: OnlineCatalogue {
    package static let requestsAMinute = 60

    /// Without matches, `drinks` is null or a text instead of a list.
    private struct Answer: Decodable {
        struct Drink: Decodable {
            let idDrink: String
            let strDrink: String
            let strDrinkThumb: String?
        }

        private enum CodingKeys: CodingKey {
            case drinks
        }

        let drinks: [Drink]

        init(from decoder: any Decoder) throws {
            let object = try decoder.container(keyedBy: CodingKeys.self)
            if try object.decodeNil(forKey: .drinks) || (try? object.decode(String.self, forKey: .drinks)) != nil {
                drinks = []
            } else {
                drinks = try object.decode(LossyList<Drink>.self, forKey: .drinks).elements
            }
        }
    }

    private let client: CatalogueClient
    private let key: Secret

    /// `key` is `1` for public access, or a supporter's own.
    package init(_ client: any HTTPClient, at address: BaseURL, key: Secret, clock: any WallClock) {
        self.client = CatalogueClient(.theCocktailDB, client, at: address, limit: Self.requestsAMinute, clock: clock)
        self.key = key
    }

    package var provider: OnlineProvider { .theCocktailDB }

    /// Searches drinks by name. All matches are on one page.
    package func page(_ query: OnlineQuery) async throws -> OnlinePage {
        guard query.page == 1 else { return OnlinePage() }
        let answer = try await client.answer(Answer.self, to: endpoint("search.php", "s", query.text))
        let entries = answer.drinks.compactMap { drink -> OnlineEntry? in
            let id = ExternalID(provider.rawValue, drink.idDrink)
            guard let name = ForeignWords.name(drink.strDrink), Int(drink.idDrink) != nil, id.isWellFormed else {
                return nil
            }
            return OnlineEntry(id: id, kind: .drink, title: LocalizedText(both: name))
        }
        return OnlinePage(entries: entries)
    }

    /// Returns a drink in the format of an import.
    package func record(_ id: ExternalID) async throws -> OnlineRecord {
        guard Int(id.value) != nil else { throw OnlineProblem.unknownID(id.description) }
        let body = try await client.body(of: endpoint("lookup.php", "i", id.value))
        guard let answer = try? JSONDecoder().decode(Answer.self, from: body) else {
            throw OnlineProblem.unreadable(at: "")
        }
        guard let drink = answer.drinks.first, drink.idDrink == id.value else { throw OnlineProblem.notFound }
        return .drink(Array(body), .theCocktailDB, picture: drink.strDrinkThumb.map { PictureAddress($0) })
    }

    /// The key is part of the path.
    private func endpoint(_ script: String, _ name: String, _ value: String) -> Endpoint {
        client.endpoint([.secret(key), .plain(script)], [RequestField(name, .plain(value))])
    }
}
