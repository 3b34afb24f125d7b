import Domain
import FeatureKit

struct CharacterPageReader: Sendable {
    static let reviewPage = 20
    private static let otherLimit = 40

    let works: any WorkRepository
    let characters: any CharacterRepository
    let reviews: any ReviewRepository
    let crowd: CrowdReader
    let viewer: @MainActor @Sendable () -> Viewer

    /// Throws `NotFound` if there is no such character.
    func contents(
        of id: Identifier<WorkCharacter>, by order: ReviewOrder, reviewLimit: Int
    ) async throws -> CharacterPageContents {
        let viewer = await viewer()
        guard let character = try await characters.character(id, for: viewer) else { throw NotFound(id: id.rawValue) }
        // The character may have another id than the requested one.
        let id = character.id
        let cast = try await works.cast(of: character.work.id, for: viewer, after: nil, limit: Self.otherLimit)
        var hasHidden = false
        if let profile = viewer.profile {
            hasHidden = try await !reviews.hidden(of: profile, after: nil, limit: 1).rows.isEmpty
        }
        return CharacterPageContents(
            character: character, others: cast.rows.filter { $0.id != id },
            reviewCount: try await reviews.reviewCount(of: id), order: order,
            reviews: try await reviews.reviews(of: id, by: order, for: viewer, after: nil, limit: reviewLimit),
            hasHidden: hasHidden, age: try await crowd.age(of: .character(id)))
    }

    func more(of contents: CharacterPageContents, after mark: ListMark) async throws -> CharacterPageContents {
        let page = try await reviews.reviews(
            of: contents.character.id, by: contents.order, for: await viewer(), after: mark, limit: Self.reviewPage)
        var contents = contents
        contents.reviews = Page(rows: contents.reviews.rows + page.rows, next: page.next)
        return contents
    }
}
