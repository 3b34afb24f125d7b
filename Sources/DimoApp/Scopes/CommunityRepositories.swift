package import Domain
import Persistence

/// Everything about works, characters and what members do with them; each screen takes what it needs of it.
package struct CommunityRepositories: Sendable {
    /// Works and their casts.
    package let works: any WorkRepository
    package let characters: any CharacterRepository
    package let votes: any VoteRepository
    /// Reviews and comments.
    package let reviews: any ReviewRepository
    /// Wishes, thumbs and the watched log.
    package let marks: any CommunityMarksRepository
    /// Finds by name.
    package let search: any SearchRepository
    /// Inboxes, keywords and requests.
    package let inbox: any InboxRepository
    /// What members have done.
    package let momentum: any MomentumRepository
    /// Home's shelves.
    package let home: any HomeShelves
    /// Tonight's suggestions.
    package let tonight: any TonightRepository
    /// What members say of their evenings.
    package let evenings: any EveningRepository
    /// What members did in a month.
    package let months: any MonthRepository

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
