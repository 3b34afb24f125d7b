package import Domain
import Persistence

package struct CommunityRepositories: Sendable {
    let database: AppDatabase

    package var works: any WorkRepository { SQLiteWorkRepository(database: database) }
    package var characters: any CharacterRepository { SQLiteCharacterRepository(database: database) }
    package var votes: any VoteRepository { SQLiteVoteRepository(database: database) }
    package var reviews: any ReviewRepository { SQLiteReviewRepository(database: database) }
    package var marks: any CommunityMarksRepository { SQLiteCommunityMarksRepository(database: database) }
    package var search: any SearchRepository { SQLiteSearchRepository(database: database) }
    package var inbox: any InboxRepository { SQLiteInboxRepository(database: database) }
    package var momentum: any MomentumRepository { SQLiteMomentumRepository(database: database) }
    package var home: any HomeShelves { SQLiteHomeShelves(database: database) }
    package var tonight: any TonightRepository { SQLiteTonightRepository(database: database) }
    package var evenings: any EveningRepository { SQLiteEveningRepository(database: database) }
    package var months: any MonthRepository { SQLiteMonthRepository(database: database) }
    package var offers: any OfferRepository { SQLiteOfferRepository(database: database) }
}
