package struct MemberValuesReader: Sendable {
    private let marks: any DrinkMarkRepository
    private let log: any MadeLogRepository
    private let kept: (any CollectionRepository)?
    private let profile: Identifier<Profile>

    /// - Parameter collections: Nil if no list is narrowed to a collection.
    package init(
        marks: any DrinkMarkRepository, log: any MadeLogRepository, collections: (any CollectionRepository)? = nil,
        profile: Identifier<Profile>
    ) {
        self.marks = marks
        self.log = log
        kept = collections
        self.profile = profile
    }

    package func callAsFunction() async throws -> DrinkMemberValues {
        let made = try await log.memberValues(of: profile)
        let given = try await marks.ratings(of: profile).mapValues(\.stars)
        return DrinkMemberValues(
            ratings: made.ratings.merging(given) { $1 }, made: made.made, counts: made.counts,
            saved: try await marks.all(.saved, for: profile), tried: try await marks.all(.tried, for: profile),
            collections: try await collections())
    }

    /// Returns the member's collections with their drinks, newest first.
    func collections() async throws -> [MemberCollection] {
        guard let kept else { return [] }
        var found: [MemberCollection] = []
        for collection in try await Pages.all({ try await kept.collections(of: profile, after: $0, limit: 100) }) {
            let drinks = try await Pages.all { try await kept.drinks(in: collection.id, after: $0, limit: 500) }
            found.append(MemberCollection(collection: collection, drinks: Set(drinks)))
        }
        return found
    }
}
