package import Domain
import Persistence

/// Works, characters, votes and what members write: the real store in memory, with the contents a test seeds.
///
/// Opens the store on first use. Adds what only tests need: failures and scripted inbox items.
package actor InMemoryCommunity {
    private let seed: CommunityStore.Seed
    private var opening: Task<CommunityStore, any Error>?
    private var failure: (any Error)?
    var isTooLongToSort = false
    var notices: [Identifier<Profile>: [InboxItem]] = [:]

    /// - Parameters:
    ///   - works: the works with their characters.
    ///   - genres: the genres.
    ///   - members: who is there, beside the local profile.
    package init(
        _ works: [CastWork] = SampleWorks.all, genres: [Genre] = SampleWorks.genres, members: [MemberReference] = []
    ) {
        seed = CommunityStore.Seed(works: WorkCatalogue(works: works, genres: genres), members: members)
    }

    package func fail(with error: (any Error)?) {
        failure = error
    }

    /// Adds votes of members who have left, each with the voter's type (nil for none) and the type voted for.
    package func addVotes(
        _ votes: [(type: MBTI, voter: MBTI?)], on character: Identifier<WorkCharacter>, at moment: Int64 = 0
    ) async {
        await seeding { try await $0.addVotes(votes, on: character, at: moment) }
    }

    /// Adds a list of works to the local profile, with a note on the first.
    package func addList(_ name: String, of works: [Identifier<Work>], note: String? = nil) async {
        await seeding { try await $0.addList(name, of: works, note: note) }
    }

    /// Adds an item at the top of an inbox.
    package func add(_ item: InboxItem, to profile: Identifier<Profile>) {
        notices[profile, default: []].insert(item, at: 0)
    }

    /// Removes a member and what they wrote; their votes stay without an author.
    package func leave(_ profile: Identifier<Profile>) async {
        await seeding { try await $0.leave(profile) }
    }

    /// Sets whether every list is too long to be counted and sorted.
    package func setTooLongToSort(_ isTooLong: Bool) {
        isTooLongToSort = isTooLong
    }

    /// The open store, in which the acting profile is a member.
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

    /// Seeds the store; after an error, every later call fails with it.
    private func seeding(_ body: @Sendable (CommunityStore) async throws -> Void) async {
        do {
            try await body(try await opened())
        } catch {
            failure = error
        }
    }
}
