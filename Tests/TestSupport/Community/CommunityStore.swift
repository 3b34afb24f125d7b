import Domain
import GRDB

@testable internal import Persistence

/// The repositories of the community on one database in memory.
struct CommunityStore: Sendable {
    /// The initial contents.
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
    let evenings: SQLiteEveningRepository
    let months: SQLiteMonthRepository
    let offers: SQLiteOfferRepository
    let members: SQLiteMemberRepository
    private let accounts: SQLiteAccountRepository
    private let database: AppDatabase

    private static let sampleWorks = WorkCatalogue(works: SampleWorks.all, genres: SampleWorks.genres)
    /// Migrated and filled only once, because that takes longer than most tests.
    private static let sample = Task { try await filled(with: sampleWorks) }

    init(_ seed: Seed) async throws {
        let isSample = seed.works == Self.sampleWorks
        database =
            isSample ? try await Self.sample.value.inMemoryCopy() : try await Self.filled(with: seed.works)
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
        evenings = SQLiteEveningRepository(database: database)
        months = SQLiteMonthRepository(database: database)
        offers = SQLiteOfferRepository(database: database)
        members = SQLiteMemberRepository(database: database)
        accounts = SQLiteAccountRepository(database: database)
        for member in seed.members { try await add(member) }
    }

    private static func filled(with works: WorkCatalogue) async throws -> AppDatabase {
        let database = try AppDatabase.inMemory()
        try await WorkImporter(database: database).importIfChanged(WorkPlan(works), fingerprint: "seed", now: 0)
        _ = try await SQLiteProfileRepository(database: database, loginName: "me").localProfile()
        return database
    }

    func add(_ member: MemberReference) async throws {
        _ = try await accounts.create(
            NewAccount(
                id: member.id, name: AccountName(stored: member.id.rawValue), nickname: Nickname(member.nickname),
                type: member.type, password: nil, codeDigests: [], alcohol: nil, isTakingOver: false), at: 0)
    }

    /// Makes sure that a member exists, named after the id if nothing else is known.
    func ensure(_ profile: Identifier<Profile>) async throws {
        guard profile != Profile.localID, try await momentum.member(profile) == nil else { return }
        try await add(MemberReference(id: profile, nickname: profile.rawValue, type: nil))
    }

    /// Adds votes of members who have left: triggers count them, but they have no author.
    func addVotes(
        _ votes: [(type: MBTI, voter: MBTI?)], on character: Identifier<WorkCharacter>, at moment: Int64
    ) async throws {
        try await database.write { db in
            let insert = try db.makeStatement(
                sql: """
                    INSERT INTO vote (character, type, voter_type, voted_at)
                    SELECT number, ?, ?, ? FROM character WHERE id = ?
                    """)
            for vote in votes {
                try insert.execute(arguments: [vote.type.code, vote.voter?.code, moment, character.rawValue])
            }
        }
    }

    /// Adds a list of works to the local profile, with a note on the first.
    func addList(_ name: String, of works: [Identifier<Work>], note: String?) async throws {
        try await database.write { db in
            for (place, work) in works.enumerated() {
                try db.execute(
                    sql: "INSERT INTO work_list SELECT ?, ?, number, ?, ? FROM work WHERE id = ?",
                    arguments: [
                        Profile.localID.rawValue, name, place + 1, place == 0 ? note : nil, work.rawValue,
                    ])
            }
        }
    }

    func leave(_ profile: Identifier<Profile>) async throws {
        try await accounts.leave(profile, because: LeavingReason(.other), at: 0)
    }
}
