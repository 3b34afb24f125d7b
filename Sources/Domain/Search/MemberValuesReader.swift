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
        var last: DrinkCollection?
        repeat {
            let page = try await kept.collections(of: profile, after: last, limit: 100)
            for collection in page {
                found.append(MemberCollection(collection: collection, drinks: try await drinks(in: collection, kept)))
            }
            last = page.last
        } while last != nil
        return found
    }

    private func drinks(
        in collection: DrinkCollection, _ kept: any CollectionRepository
    ) async throws -> Set<Identifier<Drink>> {
        var drinks: Set<Identifier<Drink>> = []
        var last: Identifier<Drink>?
        repeat {
            let page = try await kept.drinks(in: collection.id, after: last, limit: 500)
            drinks.formUnion(page)
            last = page.last
        } while last != nil
        return drinks
    }
}
