public import Domain
internal import Persistence

/// Everything about works, characters and what members do with them; each screen takes what it needs of it.
public struct CommunityRepositories: Sendable {
    /// Works and their casts.
    public let works: any WorkRepository
    /// Characters.
    public let characters: any CharacterRepository
    /// Votes.
    public let votes: any VoteRepository
    /// Reviews and comments.
    public let reviews: any ReviewRepository
    /// Wishes, thumbs and the watched log.
    public let marks: any CommunityMarksRepository
    /// Finds by name.
    public let search: any SearchRepository
    /// Inboxes, keywords and requests.
    public let inbox: any InboxRepository
    /// What members have done.
    public let momentum: any MomentumRepository
    /// Home's shelves.
    public let home: any HomeShelves
    /// Tonight's suggestions.
    public let tonight: any TonightRepository
    /// What members say of their evenings.
    public let evenings: any EveningRepository
    /// What members did in a month.
    public let months: any MonthRepository

    /// Those of a database.
    init(database: AppDatabase) {
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
    }

    /// One that answers for all of them.
    init(
        _ one: some WorkRepository & CharacterRepository & VoteRepository & ReviewRepository & CommunityMarksRepository
            & SearchRepository & InboxRepository & MomentumRepository & HomeShelves & TonightRepository
            & EveningRepository & MonthRepository
    ) {
        works = one
        characters = one
        votes = one
        reviews = one
        marks = one
        search = one
        inbox = one
        momentum = one
        home = one
        tonight = one
        evenings = one
        months = one
    }
}
