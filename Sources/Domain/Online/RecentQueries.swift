package protocol RecentQueryRepository: Sendable {
    /// Newest first, at most `limit`.
    func queries(of profile: Identifier<Profile>, limit: Int) async throws -> [String]

    /// Moves a query to the front and keeps the newest ten.
    func remember(_ query: String, of profile: Identifier<Profile>) async throws

    /// Removes one query, or all with nil, in one undoable step; returns whether there was any.
    @discardableResult
    func forget(_ query: String?, of profile: Identifier<Profile>) async throws -> Bool
}

package enum RecentQueries {
    /// The most queries per member.
    package static let most = 10
}
