import Domain
import FeatureKit

struct CollectionReader: Sendable {
    let id: Identifier<DrinkCollection>
    let collections: MemberCollections
    let drinks: any DrinkRepository
    let bar: HomeBar
    let strings: Strings

    func head() async throws -> CollectionHead {
        let found = try await collections.collection(id)
        return CollectionHead(name: found.name, count: strings.counted("collection.count", found.count))
    }

    func page(
        after last: Identifier<Drink>?, limit: Int
    ) async throws -> (rows: [DrinkRow], last: Identifier<Drink>?) {
        let ids = try await collections.repository.drinks(in: id, after: last, limit: limit)
        let away = try await bar.away(of: ids)
        let rows = try await drinks.drinks(with: ids).map { DrinkRow($0, away: away[$0.id], strings: strings) }
        return (rows, ids.count < limit ? nil : ids.last)
    }
}
