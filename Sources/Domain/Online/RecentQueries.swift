/// What members looked for online.
package protocol RecentQueryRepository: Sendable {
    /// Newest first, at most `limit`.
    func queries(of profile: Identifier<Profile>, limit: Int) async throws -> [String]

    /// Moves a query to the front; of more than ten the oldest goes.
    func remember(_ query: String, of profile: Identifier<Profile>) async throws

    /// Takes one away, or all of them for nil, as one step that can be undone.
    ///
    /// - Returns: whether anything was there.
    @discardableResult
    func forget(_ query: String?, of profile: Identifier<Profile>) async throws -> Bool
}

/// The limits of the recent queries.
package enum RecentQueries {
    /// The most that are kept of a member.
    package static let most = 10
}
