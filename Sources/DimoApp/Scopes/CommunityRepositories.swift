package import Domain
import Persistence

package struct CommunityRepositories: Sendable {
    package let works: any WorkRepository
    package let characters: any CharacterRepository
    package let votes: any VoteRepository
    package let reviews: any ReviewRepository
    package let marks: any CommunityMarksRepository
    package let search: any SearchRepository
    package let inbox: any InboxRepository
    package let momentum: any MomentumRepository
    package let home: any HomeShelves
    package let tonight: any TonightRepository
    package let evenings: any EveningRepository
    package let months: any MonthRepository
    package let offers: any OfferRepository

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
        offers = SQLiteOfferRepository(database: database)
    }
}
