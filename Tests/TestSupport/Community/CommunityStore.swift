internal import Domain
internal import Foundation
internal import Persistence

/// The repositories of the community on one database in memory.
struct CommunityStore: Sendable {
    /// What is in it from the beginning.
    struct Seed: Sendable {
        let works: WorkCatalogue
        let members: [MemberReference]
    }

    let works: SQLiteWorkRepository
    let characters: SQLiteCharacterRepository
    let votes: SQLiteVoteRepository
    let reviews: SQLiteReviewRepository
    let marks: SQLiteCommunityMarksRepository
    let search: SQLiteSearchRepository
    let inbox: SQLiteInboxRepository
    let momentum: SQLiteMomentumRepository
    let home: SQLiteHomeShelves
    let tonight: SQLiteTonightRepository
    private let accounts: SQLiteAccountRepository

    init(_ seed: Seed) async throws {
        let database = try AppDatabase.inMemory()
        works = SQLiteWorkRepository(database: database)
        characters = SQLiteCharacterRepository(database: database)
        votes = SQLiteVoteRepository(database: database)
        reviews = SQLiteReviewRepository(database: database)
        marks = SQLiteCommunityMarksRepository(database: database)
        search = SQLiteSearchRepository(database: database)
        inbox = SQLiteInboxRepository(database: database)
        momentum = SQLiteMomentumRepository(database: database)
        home = SQLiteHomeShelves(database: database)
        tonight = SQLiteTonightRepository(database: database)
        accounts = SQLiteAccountRepository(database: database)
        try await WorkImporter(database: database).importIfChanged(seed.works, fingerprint: "seed", now: 0)
        _ = try await SQLiteProfileRepository(database: database, loginName: "me").localProfile()
        for member in seed.members { try await add(member) }
    }

    func add(_ member: MemberReference) async throws {
        _ = try await accounts.create(
            NewAccount(
                id: member.id, name: AccountName(stored: member.id.rawValue), nickname: Nickname(member.nickname),
                type: member.type, password: nil, codeDigests: [], alcohol: nil, isTakingOver: false), at: 0)
    }

    /// Makes sure that somebody is a member: named after the id where nothing else is known.
    func ensure(_ profile: Identifier<Profile>) async throws {
        guard profile != Profile.localID, try await momentum.member(profile) == nil else { return }
        try await add(MemberReference(id: profile, nickname: profile.rawValue, type: nil))
    }

    func leave(_ profile: Identifier<Profile>) async throws {
        try await accounts.leave(profile, because: LeavingReason(.other), at: 0)
    }
}
