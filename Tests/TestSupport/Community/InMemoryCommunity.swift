package import Domain
import Persistence

/// Works, characters, votes and all that members write about them: the real store, in memory, with what a test seeds.
///
/// It opens with the first question. What only tests need lies over it: failures, scripted notices.
package actor InMemoryCommunity {
    private let seed: CommunityStore.Seed
    private var opening: Task<CommunityStore, any Error>?
    private var failure: (any Error)?
    var isTooLongToSort = false
    var notices: [Identifier<Profile>: [InboxItem]] = [:]

    /// Makes a community.
    /// - Parameters:
    ///   - works: the works with their characters.
    ///   - genres: the genres.
    ///   - members: who is there, beside the local profile.
    package init(
        _ works: [CastWork] = SampleWorks.all, genres: [Genre] = SampleWorks.genres, members: [MemberReference] = []
    ) {
        seed = CommunityStore.Seed(works: WorkCatalogue(works: works, genres: genres), members: members)
    }

    /// Makes everything fail with an error, or succeed again with nil.
    package func fail(with error: (any Error)?) {
        failure = error
    }

    /// Adds votes of members who have left since: each with the voter's type (nil: none) and the type voted for.
    package func addVotes(
        _ votes: [(type: MBTI, voter: MBTI?)], on character: Identifier<WorkCharacter>, at moment: Int64 = 0
    ) async {
        await seeding { try await $0.addVotes(votes, on: character, at: moment) }
    }

    /// Puts a notice into an inbox, above those that are there.
    package func add(_ item: InboxItem, to profile: Identifier<Profile>) {
        notices[profile, default: []].insert(item, at: 0)
    }

    /// Takes a member away with what they wrote; their votes stay, without a name.
    package func leave(_ profile: Identifier<Profile>) async {
        await seeding { try await $0.leave(profile) }
    }

    /// From now on every list is too long to be counted and sorted, or no longer.
    package func setTooLongToSort(_ isTooLong: Bool) {
        isTooLongToSort = isTooLong
    }

    /// The open store, in which whoever acts is a member.
    func store(as member: Identifier<Profile>? = nil) async throws -> CommunityStore {
        if let failure { throw failure }
        let store = try await opened()
        if let member { try await store.ensure(member) }
        return store
    }

    private func opened() async throws -> CommunityStore {
        let task = opening ?? Task { [seed] in try await CommunityStore(seed) }
        opening = task
        return try await task.value
    }

    /// What a test seeds is there or the test fails: a store in memory refuses nothing that is whole.
    private func seeding(_ body: @Sendable (CommunityStore) async throws -> Void) async {
        do {
            try await body(try await opened())
        } catch {
            failure = error
        }
    }
}
