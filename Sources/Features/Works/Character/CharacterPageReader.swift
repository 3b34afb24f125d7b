internal import Domain

/// Reads all that a character's page shows.
struct CharacterPageReader: Sendable {
    static let reviewPage = 20
    private static let otherLimit = 40

    let works: any WorkRepository
    let characters: any CharacterRepository
    let reviews: any ReviewRepository

    /// - Parameter reviewLimit: how many reviews to read.
    /// - Throws: `NotFound` when there is no such character.
    func contents(
        of id: Identifier<WorkCharacter>, by order: ReviewOrder, for reader: Reader, reviewLimit: Int
    ) async throws -> CharacterPageContents {
        guard let character = try await characters.character(id, for: reader) else { throw NotFound(id: id.rawValue) }
        let cast = try await works.cast(of: character.work.id, for: reader, after: nil, limit: Self.otherLimit)
        var hasHidden = false
        if let profile = reader.profile {
            hasHidden = try await !reviews.hidden(of: profile, after: nil, limit: 1).rows.isEmpty
        }
        return CharacterPageContents(
            character: character, others: cast.rows.filter { $0.id != id },
            reviewCount: try await reviews.reviewCount(of: id),
            reviews: try await reviews.reviews(of: id, by: order, for: reader, after: nil, limit: reviewLimit),
            hasHidden: hasHidden)
    }

    /// The next page of reviews behind those read.
    func more(
        of id: Identifier<WorkCharacter>, by order: ReviewOrder, for reader: Reader, after mark: ListMark
    ) async throws -> Page<Review> {
        try await reviews.reviews(of: id, by: order, for: reader, after: mark, limit: Self.reviewPage)
    }
}
