import CommunityProtocol
import CommunitySync
import Domain

@testable import Persistence

/// The actions and views of a member of a community on a server.
extension RepositoryTour {
    func sharedCommunity() async throws {
        let ledger = SQLiteCommunityLedger(database: database)
        let intj = try MBTI(text: "INTJ")
        let (address, attempt) = (
            CommunityAddress(stored: "https://friends.example"),
            JoinAttempt(name: AccountName(stored: "mina"), member: me)
        )
        try await ledger.begin(attempt, at: address, of: me, at: 1)
        _ = try await ledger.attempts(at: address, of: me)
        try await ledger.forget(attempt, at: address, of: me)
        try await ledger.forgetAttempts(of: me)
        try await ledger.join(
            CommunityMembership(
                address: address, communityName: "Friends", member: me,
                account: AccountName(stored: "mina"), device: 1, joinedAt: 1),
            uploading: JoinUpload(votes: true, wishes: true, reviews: true))
        _ = try await ledger.membership(of: me)
        _ = try await ledger.account(of: me)
        _ = try await ledger.status(of: me)
        _ = try await ledger.hasDataToUpload(me)
        try await SQLiteVoteRepository(database: database).vote(
            Ballot("holmes", intj), by: Author(me, type: nil), at: 1)
        if let batch = try await ledger.nextBatch(of: me) {
            try await ledger.store(
                BatchAnswer(
                    outcomes: [OperationOutcome(n: 1, state: .known(.refused), code: .known(.unknownSubject))],
                    last: batch.head.after + 1, chain: OperationChain.start.text, seq: 1), of: me, at: 2)
        }
        try await ledger.replaceDevice(of: me, by: 2)
        try await ledger.store(
            ChangesAnswer(
                rows: [
                    Change(seq: 1, at: 1, device: 9, action: .vote("watson", intj, reason: nil)),
                    Change(seq: 2, at: 1, device: 9, action: .wish("felix", true)),
                    Change(seq: 3, at: 1, device: 9, action: .thumb("felix", 1)),
                    Change(seq: 4, at: 1, device: 9, action: .reveal("maria")),
                    Change(seq: 5, at: 1, device: 9, action: .conceal("maria")),
                ], cursor: 5, more: false), of: me, at: 2)
        try await ledger.resetCursor(of: me)
        try await lose(ledger, intj)
        _ = try await ledger.publish(of: me)
        _ = try await ledger.publishedWorks(of: me)
        _ = try await ledger.waitingWorks(of: me)
        _ = try await ledger.takeBack(of: me)
        try await ledger.store(PageAnswer(rows: [Self.published(seq: 1), Self.published(seq: 2)]), of: me)
        try await takeAnswers(ledger, intj)
        try await ledger.note(LedgerNews(catalogue: 3, problem: .offline), of: me, at: 3)
        try await ledger.forgetShownVotes(of: me)
        try await ledger.name("kitchen", deviceOf: me)
        _ = try await ledger.maySeeResult(of: "holmes", me)
        _ = try await ledger.crowd(of: .shelves, for: me)
        _ = try await ledger.crowd(of: .character("holmes"), for: me)
        _ = try await ledger.notices(of: me)
        try await ledger.dismissNotices(of: me)
        try await lookAtLists(intj)
        try await lookAsOther(than: me)
        try await lookAtMerged(ledger)
        try await ledger.leave(me)
    }

    /// Lets a restored server lose actions, which are first sent again and then dropped.
    private func lose(_ ledger: SQLiteCommunityLedger, _ type: MBTI) async throws {
        _ = try await SQLiteReviewRepository(database: database).write(
            PostText("Cold but fair.", as: .review), isSpoiler: false, about: "holmes", by: Author(me, type: nil),
            at: 1)
        for sendsAgain in [true, false] {
            let mark = ServerMark(id: "s", epoch: sendsAgain ? 1 : 2, beat: 1)
            try await ledger.store(
                ChangesAnswer(
                    rows: [Change(seq: 9, at: 1, device: 9, action: .vote("watson", type, reason: nil))], cursor: 9,
                    more: false), of: me, at: 2)
            try await ledger.compare(
                with: RestoredServer(mark: mark, base: 0, rows: [], knowsDevice: true), of: me, at: 2)
            try await ledger.answerLost(sendsAgain, of: me, at: 2)
        }
    }

    /// Reads records that were merged in the community.
    private func lookAtMerged(_ ledger: SQLiteCommunityLedger) async throws {
        let row = CatalogueRow(work: CrowdTests.facts("felix"), cast: [], seq: 4, gone: true, into: "garden-ferry")
        try await ledger.store(PageAnswer(rows: [row]), of: me)
        let works = SQLiteWorkRepository(database: database)
        _ = try await works.works(.all, by: .english, for: viewer, after: nil, limit: 5)
        _ = try await works.works(.own(me), by: .english, for: viewer, after: nil, limit: 5)
        _ = try await works.page(of: "felix", for: viewer)
        _ = try await works.cast(of: "felix", for: viewer, after: nil, limit: 5)
        _ = try await SQLiteCharacterRepository(database: database).character("tom", for: viewer)
        _ = try await SQLiteCommunityMarksRepository(database: database).watched(
            of: me, work: "felix", after: nil, limit: 5)
        _ = try await SQLiteMomentumRepository(database: database).wished(
            of: me, for: viewer, after: nil, limit: 5)
        _ = try await SQLiteSearchRepository(database: database).worksAndCharacters(
            matching: "fe", SearchFilter(), for: viewer, limit: 5)
        _ = try await ledger.nextBatch(of: me)
    }

    /// Reads as other viewers, to whom the records of the member's community are hidden.
    private func lookAsOther(than member: Identifier<Profile>) async throws {
        let works = SQLiteWorkRepository(database: database)
        let characters = SQLiteCharacterRepository(database: database)
        for filter in [WorkListFilter.all, .kind(.film)] {
            _ = try await works.works(filter, by: .english, for: .guest, after: nil, limit: 5)
        }
        _ = try await works.page(of: "garden-ferry", for: .guest)
        _ = try await works.cast(of: "metropolis", for: .guest, after: nil, limit: 5)
        _ = try await characters.character("ferry-ann", for: .guest)
        for order in [CharacterOrder.popular, .hot(since: 0)] {
            _ = try await characters.characters(
                in: order, kind: .film, isUndugOnly: true, for: .guest, after: nil, limit: 5)
        }
    }

    private static func published(seq: Int64) -> CatalogueRow {
        let name = LocalizedText(english: "Garden Ferry", korean: "정원 배")
        return CatalogueRow(
            work: WorkFactsRow(
                id: "garden-ferry", title: name, kind: .known(.film), year: 1999, genres: [], synopsis: name),
            cast: [
                CharacterRow(id: "ferry-ann", work: "garden-ferry", name: name, lead: true, votes: 0, reviews: 0)
            ], seq: seq)
    }

    private func takeAnswers(_ ledger: SQLiteCommunityLedger, _ type: MBTI) async throws {
        let result = CommunityResource.result("holmes")
        _ = try await ledger.page(result, of: me)
        try await ledger.store(
            .result(try CrowdTests.answer(of: "holmes", [("INTJ", nil, 3)], mine: nil)), to: result, tag: nil, of: me,
            at: 2)
        try await ledger.confirm(result, of: me, at: 3)
        let row = WorkRow(id: "felix", title: LocalizedText(both: ""), kind: .known(.animation), year: 1919)
        for list in CrowdList.allCases {
            try await ledger.store(
                .list(PageAnswer(rows: [ListRow(work: row, count: 2)])),
                to: .list(list, list.needsType ? type : nil, nil), tag: nil, of: me, at: 2)
        }
        try await ledger.store(
            .work(WorkAnswer(work: CrowdTests.facts("felix"), mood: [], cast: [])), to: .work("felix"), tag: nil,
            of: me, at: 2)
    }

    private func lookAtLists(_ type: MBTI) async throws {
        let home = SQLiteHomeShelves(database: database)
        for list in [ShelfList.led(type), .wished(type), .characters(type), .hot(since: 0)] {
            _ = try await home.rows(
                of: list, ShelfArrangement(), by: .english, for: viewer, after: nil, limit: 5)
        }
        _ = try await home.counts(of: type, kind: nil, for: viewer)
        let characters = SQLiteCharacterRepository(database: database)
        _ = try await characters.characters(
            in: .popular, kind: .film, isUndugOnly: true, for: viewer, after: nil, limit: 5)
        _ = try await SQLiteVoteRepository(database: database).result(of: "holmes", for: viewer)
        _ = try await SQLiteVoteRepository(database: database).periods(of: "holmes", for: viewer)
        _ = try await SQLiteWorkRepository(database: database).page(of: "felix", for: viewer)
    }
}
