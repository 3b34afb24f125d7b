import Domain

struct ReviewPageReader: Sendable {
    static let commentPage = 30

    let reviews: any ReviewRepository
    let reader: @MainActor @Sendable () -> Reader

    /// - Parameter isOpening: whether the review is being opened, which counts as a view.
    /// - Throws: `NotFound` if there is no such review.
    func contents(of id: Identifier<Review>, isOpening: Bool, commentLimit: Int) async throws -> ReviewPageContents {
        let reader = await reader()
        if isOpening, let profile = reader.profile { try await reviews.open(id, by: profile) }
        guard let review = try await reviews.review(id, for: reader) else { throw NotFound(id: id.rawValue) }
        return ReviewPageContents(
            review: review, comments: try await comments(of: id, for: reader, after: nil, limit: commentLimit))
    }

    func more(of contents: ReviewPageContents, after mark: ListMark) async throws -> ReviewPageContents {
        let page = try await comments(
            of: contents.review.id, for: await reader(), after: mark, limit: Self.commentPage)
        var contents = contents
        contents.comments = Page(rows: contents.comments.rows + page.rows, next: page.next)
        return contents
    }

    private func comments(
        of id: Identifier<Review>, for reader: Reader, after mark: ListMark?, limit: Int
    ) async throws -> Page<Comment> {
        try await reviews.comments(of: id, hidesSpoilers: false, for: reader, after: mark, limit: limit)
    }
}
