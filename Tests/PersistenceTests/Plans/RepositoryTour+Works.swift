import TestSupport

@testable import Domain
@testable import Persistence

extension RepositoryTour {
    private var acting: Author { Author(me, type: MBTI(code: 0)) }
    private var actingOther: Author { Author(other, type: MBTI(code: 5)) }
    private var work: Identifier<Work> { SampleWorks.all[0].work.id }
    private var character: Identifier<WorkCharacter> { SampleWorks.all[0].cast[0].id }

    func works() async throws {
        let works = SQLiteWorkRepository(database: database)
        let characters = SQLiteCharacterRepository(database: database)
        _ = try await characters.hot(since: 0, kind: .film, isUndugOnly: true, for: viewer, after: nil, limit: 5)
        let votes = SQLiteVoteRepository(database: database)
        let marks = SQLiteCommunityMarksRepository(database: database)
        let intj = try MBTI(text: "INTJ")
        for member in [acting, actingOther] {
            _ = try await votes.vote(Ballot(character, intj), by: member, at: 5)
            _ = try await votes.vote(Ballot(character, MBTI(text: "ENFP")), by: member, at: 6)
        }
        _ = try await votes.result(of: character, for: viewer)
        _ = try await votes.periods(of: character, for: viewer)
        _ = try await votes.vote(on: character, by: me)
        _ = try await votes.votes(of: me, after: nil, limit: 5)
        _ = try await works.page(of: work, for: viewer)
        _ = try await works.works([work], for: viewer)
        _ = try await works.cast(of: work, for: viewer, after: nil, limit: 5)
        for language in Language.allCases {
            for filter in [WorkListFilter.all, .kind(.film), .own(me)] {
                _ = try await works.works(filter, by: language, for: viewer, after: nil, limit: 5)
            }
        }
        _ = try await works.genres()
        _ = try await characters.character(character, for: viewer)
        for order in [
            CharacterOrder.hot(since: 0), .hot(since: 86_400), .hot(since: 0), .popular, .random(seed: 1),
            .known(seed: 1), .familiar(before: 9),
        ] {
            for kind in [nil, WorkKind.film] {
                for isUndugOnly in [false, true] {
                    _ = try await characters.characters(
                        in: order, kind: kind, isUndugOnly: isUndugOnly, for: viewer, after: nil, limit: 5)
                }
            }
        }
        _ = try await characters.characters([character], for: viewer)
        try await characters.reveal(character, for: me)
        _ = try await characters.conceal(character, for: me)
        _ = try await marks.setWished(true, work, by: acting, at: 1)
        _ = try await marks.setWished(false, work, by: acting, at: 1)
        _ = try await marks.lists(of: acting.id, containing: nil)
        _ = try await marks.lists(of: acting.id, containing: work)
        _ = try await marks.works(in: "Best", of: acting.id)
        _ = try await marks.setThumb(.like, work, by: acting, at: 1)
        _ = try await marks.setThumb(nil, work, by: acting, at: 1)
        var entry = try await marks.add(Watching(work: work, watchedAt: 1), of: me)
        entry.watching.note = "again"
        _ = try await marks.update(entry, of: me)
        _ = try await marks.watched(of: me, work: nil, after: nil, limit: 5)
        _ = try await marks.watched(of: me, work: work, after: nil, limit: 5)
        _ = try await marks.remove(entry.id, of: me)
        try await ownWorks(works)
    }

    private func ownWorks(_ works: SQLiteWorkRepository) async throws {
        var own = SampleWorks.all[1]
        own.work = Work(
            id: "", title: LocalizedText(english: "My film", korean: "내 영화"), originalTitle: nil, kind: .film,
            year: 2000, director: nil, genres: [], ageRating: nil, synopsis: own.work.synopsis)
        let id = try await works.save(own, of: me, at: 1)
        if var mine = try await works.ownWork(id, of: me) {
            mine.cast.removeLast()
            _ = try await works.save(mine, of: me, at: 2)
        }
        _ = try await works.add(
            WorkCharacter(
                id: "", name: LocalizedText(english: "Nobody", korean: "아무도"), isLead: false, guess: nil), to: id,
            of: me, at: 3)
        _ = try await works.remove(id, of: me)
    }

    func posts() async throws {
        let reviews = SQLiteReviewRepository(database: database)
        let history = SQLiteActionHistory(database: database)
        let long = try PostText(String(repeating: "words ", count: 10), as: .review)
        let other = try PostText(String(repeating: "other ", count: 10), as: .review)
        let review = try await reviews.write(long, isSpoiler: false, about: character, by: acting, at: 1)
        let theirs = try await reviews.write(long, isSpoiler: false, about: character, by: actingOther, at: 1)
        for order in ReviewOrder.allCases {
            _ = try await reviews.reviews(of: character, by: order, for: viewer, after: nil, limit: 5)
        }
        _ = try await reviews.reviewCount(of: character)
        _ = try await reviews.review(review, for: viewer)
        try await reviews.open(theirs, by: me)
        _ = try await reviews.edit(review, other, isSpoiler: true, by: me, at: 2)
        _ = try await reviews.setLiked(true, theirs, by: me, at: 3)
        _ = try await reviews.setLiked(false, theirs, by: me, at: 3)
        let comment = try await reviews.comment(
            PostText("well said", as: .comment), isSpoiler: false, on: theirs, by: acting, at: 4)
        for hidesSpoilers in [false, true] {
            _ = try await reviews.comments(
                of: theirs, hidesSpoilers: hidesSpoilers, for: viewer, after: nil, limit: 5)
        }
        _ = try await reviews.edit(comment, PostText("badly said", as: .comment), isSpoiler: true, by: me, at: 5)
        _ = try await reviews.setLiked(true, comment, by: self.other, at: 5)
        let targets = [HideTarget.review(theirs), .comment(comment), .author(self.other)]
        for target in targets { _ = try await reviews.setHidden(true, target, for: me, at: 6) }
        _ = try await reviews.hidden(of: me, after: nil, limit: 5)
        for target in targets { _ = try await reviews.setHidden(false, target, for: me, at: 6) }
        let reason = ReportReason.allCases[0]
        _ = try await reviews.report(theirs, Report(reason: reason, text: nil, reportedAt: 7), by: me)
        _ = try await reviews.report(on: theirs, by: me)
        _ = try await reviews.delete(comment, by: me)
        _ = try await history.undo(for: me)
        _ = try await reviews.delete(review, by: me)
        _ = try await history.undo(for: me)
    }

    func inbox() async throws {
        let inbox = SQLiteInboxRepository(database: database)
        for keyword in [WatchedKeyword.word("felix"), .type(try MBTI(text: "INTJ"))] {
            _ = try await inbox.watch(keyword, of: me, at: 1)
        }
        _ = try await inbox.keywords(of: me)
        _ = try await inbox.request(title: "Felix", name: "Cat", kind: .animation, of: me, at: 1)
        _ = try await inbox.request(title: "Felix", name: "Mouse", kind: .animation, of: me, at: 1)
        let requests = try await inbox.requests(of: me, after: nil, limit: 5).rows
        try await inbox.fulfil(requests[0].id, with: character, of: me, at: 2)
        _ = try await inbox.withdraw(requests[1].id, of: me, at: 2)
        let items = try await inbox.items(of: me, after: nil, limit: 5).rows
        _ = try await inbox.unreadCount(of: me)
        _ = try await inbox.setRead(true, items.map(\.id), of: me)
        _ = try await inbox.setRead(false, nil, of: me)
        try await inbox.setMuted(true, .like, of: me)
        _ = try await inbox.mutedKinds(of: me)
        _ = try await inbox.clear(nil, of: me)
        _ = try await inbox.unwatch(.word("felix"), of: me)
    }

    func momentum() async throws {
        let momentum = SQLiteMomentumRepository(database: database)
        _ = try await momentum.member(other)
        _ = try await momentum.counts(of: me)
        _ = try await momentum.wished(of: me, for: viewer, after: nil, limit: 5)
        _ = try await momentum.dug(of: me, for: viewer, after: nil, limit: 5)
        _ = try await momentum.reviews(of: me, for: viewer, after: nil, limit: 5)
        _ = try await momentum.comments(of: me, after: nil, limit: 5)
        _ = try await momentum.activity(of: me, since: 0)
        _ = try await momentum.agreement(of: me)
        _ = try await momentum.comparison(of: me, with: other)
        _ = try await momentum.sharedVotes(of: me, with: other, after: nil, limit: 5)
        _ = try await momentum.editorComparison(of: me)
        _ = try await momentum.hardest(of: me, limit: 5)
    }

    func home() async throws {
        let home = SQLiteHomeShelves(database: database)
        let tonight = SQLiteTonightRepository(database: database)
        let type = try MBTI(text: "ENFP")
        _ = try await home.isDemo()
        _ = try await home.memberCount(for: viewer)
        for kind in [nil, WorkKind.film] {
            _ = try await home.worksOfDay(3, kind: kind, for: viewer, after: nil, limit: 5)
            _ = try await home.counts(of: type, kind: kind, for: viewer)
            for list in [ShelfList.day(3), .led(type), .characters(type), .wished(type), .hot(since: 0)] {
                _ = try await home.facts(of: list, for: viewer)
                for sort in ShelfSort.allCases {
                    let arrangement = ShelfArrangement(filter: WorkFilter(kind: kind), sort: sort)
                    let page = try await home.rows(
                        of: list, arrangement, by: .english, for: viewer, after: nil, limit: 1)
                    _ = try await home.rows(
                        of: list, arrangement, by: .english, for: viewer, after: page.next, limit: 5)
                }
            }
        }
        try await tonight.keep(TonightDay(day: 1, first: TonightPick(drink: "negroni", work: work)), of: me)
        try await tonight.keepUnlessBusy(TonightDay(day: 1, first: TonightPick(drink: "negroni", work: work)), of: me)
        _ = try await tonight.day(1, of: me)
        _ = try await tonight.days(from: 0, before: 2, of: me)
        let evenings = SQLiteEveningRepository(database: database)
        let evening = try await evenings.unansweredEvening(from: 0, before: 9, of: me)
        if let evening {
            try await evenings.keep(
                EveningAnswer(evening: evening, workRating: Rating(4)),
                EveningLogs(watched: Watching(work: work, watchedAt: 2, rating: Rating(4))), of: me, at: 3)
        }
        _ = try await evenings.eveningAnswers(of: me, limit: 5)
        let offers = SQLiteOfferRepository(database: database)
        try await offers.note(offer: character, to: me, at: 1)
        try await offers.skip(character, by: me, at: 2)
        _ = try await offers.offers(of: me, skippedSince: 0, latest: 5)
        _ = try await SQLiteMonthRepository(database: database).month(
            LocalMonth(LocalDay(daysSince1970: 0)), of: me, localTime: FixedLocalTime())
    }

    func searches() async throws {
        let search = SQLiteSearchRepository(database: database)
        for text in ["sherlock", "sh", "holms", "ㅅㄹ", "고양이", "watson sherlock"] {
            for filter in [SearchFilter(), SearchFilter(type: try MBTI(text: "INTJ"), isUndugOnly: true)] {
                _ = try await search.worksAndCharacters(matching: text, filter, for: viewer, limit: 5)
            }
        }
        _ = try await search.worksAndCharacters(
            matching: "", SearchFilter(type: try MBTI(text: "INTJ")), for: viewer, limit: 5)
        _ = try await search.members(matching: "ju", for: viewer, limit: 5, as: .typed)
        _ = try await search.suggestions(SearchFilter(kind: .film), for: viewer, limit: 5)
        try await search.remember(word: "felix", of: me, at: 1)
        try await search.remember(character: character, of: me, at: 1)
        _ = try await search.recents(of: viewer)
        for item in [RecentItem.word("felix"), .allWords, .character(character), .allCharacters] {
            _ = try await search.forget(item, of: me)
        }
    }
}
