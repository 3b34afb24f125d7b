import Domain
import GRDB
import TestSupport
import Testing

@testable import Persistence

struct CommunityTests {
    private let me = CommunityWorld.me

    private func type(_ text: String) throws -> MBTI { try MBTI(text: text) }

    @Test func `a character without votes is masked for a reader who has not dug it`() async throws {
        let world = try await CommunityWorld()
        let found = try #require(try await world.characters.character("holmes", for: Viewer(me)))
        #expect(found.visibility == .masked)
        #expect(try await world.votes.result(of: "holmes", for: Viewer(me)) == .masked(votes: 0))
        #expect(try await world.votes.periods(of: "holmes", for: Viewer(me)).isEmpty)
        #expect(try await world.votes.result(of: "nobody", for: Viewer(me)) == nil)
    }

    @Test func `digging reveals the type to the digger alone`() async throws {
        let world = try await CommunityWorld()
        try await world.addMembers(["ann"])
        try await world.vote("ann", "holmes", "ISTP", as: "ENFP")
        let mine = try #require(try await world.characters.character("holmes", for: Viewer("ann")))
        #expect(mine.isDug)
        #expect(mine.visibility.type?.crowd?.text == "ISTP")
        #expect(mine.visibility.type?.guess == (try type("INTP")))
        #expect(mine.visibility.type?.isProvisional == true)
        #expect(try await world.characters.character("holmes", for: Viewer(me))?.visibility.isMasked == true)
        #expect(try await world.characters.character("holmes", for: .guest)?.visibility.isMasked == true)
    }

    @Test func `a reveal shows the guess without a vote and can be reversed`() async throws {
        let world = try await CommunityWorld()
        try await world.characters.reveal("holmes", for: me)
        let found = try await world.characters.character("holmes", for: Viewer(me))
        #expect(found?.isDug == false)
        #expect(found?.visibility.type?.guess == (try type("INTP")))
        #expect(try await world.characters.conceal("holmes", for: me))
        #expect(try await world.characters.character("holmes", for: Viewer(me))?.visibility.isMasked == true)
    }

    @Test func `a second vote replaces the first and reports the old one`() async throws {
        let world = try await CommunityWorld()
        let member = Author(me, type: try type("INFJ"))
        let first = try await world.votes.vote(Ballot("tom", type("ENTJ")), by: member, at: 10)
        #expect(first.before == nil)
        #expect(first.resultBefore == .masked(votes: 0))
        let second = try await world.votes.vote(Ballot("tom", type("ISFP"), reason: "shy"), by: member, at: 20)
        #expect(second.before == (try type("ENTJ")))
        #expect(second.after == (try type("ISFP")))
        #expect(second.resultBefore.result?.crowd?.text == "ENTJ")
        #expect(second.result.votes == 1)
        #expect(second.result.view(of: try type("INFJ"))?.crowd.votes == 1)
        let vote = try await world.votes.vote(on: "tom", by: me)
        #expect(vote?.before == (try type("ENTJ")))
        #expect(vote?.ballot.reason == "shy")
        _ = try await world.history.undo(for: me)
        #expect(try await world.votes.vote(on: "tom", by: me)?.ballot.type == (try type("ENTJ")))
        _ = try await world.history.undo(for: me)
        #expect(try await world.votes.result(of: "tom", for: Viewer(me)) == .masked(votes: 0))
    }

    @Test func `concurrent votes of one member leave one vote`() async throws {
        let world = try await CommunityWorld()
        try await withThrowingTaskGroup(of: Void.self) { group in
            for code in 0..<16 {
                group.addTask {
                    _ = try await world.votes.vote(
                        Ballot("holmes", MBTI(code: code) ?? MBTI { _ in false }), by: Author("local", type: nil),
                        at: Int64(code))
                }
            }
            try await group.waitForAll()
        }
        #expect(try await world.votes.result(of: "holmes", for: Viewer(me))?.votes == 1)
        #expect(try await CommunitySums.kept(world.database) == CommunitySums.recounted(world.database))
    }

    @Test func `leaving deletes a member's posts and makes votes, thumbs and wishes anonymous`() async throws {
        let world = try await CommunityWorld()
        try await world.addMembers(["ann", "ben"])
        try await world.vote("ann", "holmes", "INTJ", as: "ENFP")
        let ann = Author("ann", type: try type("ENFP"))
        try await world.marks.setWished(true, "metropolis", by: ann, at: 1)
        try await world.marks.setThumb(.like, "metropolis", by: ann, at: 1)
        let review = try await world.reviews.write(
            PostText("Cold but fair.", as: .review), isSpoiler: false, about: "holmes", by: ann, at: 1)
        try await world.reviews.comment(
            PostText("No.", as: .comment), isSpoiler: false, on: review, by: Author("ben", type: nil), at: 2)
        try await world.leave("ann")
        #expect(try await world.votes.result(of: "holmes", for: Viewer(me))?.votes == 1)
        let mood = try await world.works.page(of: "metropolis", for: Viewer(me))?.mood
        #expect(mood?.types == [TypeMood(type: try type("ENFP"), wishes: 1, likes: 1, dislikes: 0)])
        #expect(try await world.reviews.review(review, for: Viewer(me)) == nil)
        #expect(try await world.reviews.reviewCount(of: "holmes") == 0)
        #expect(try await world.momentum.counts(of: "ben").comments == 0)
        // Ben's comment was below a review that is gone; undoing it must not break the sums.
        _ = try await world.history.undo(for: "ben")
        _ = try await world.history.redo(for: "ben")
        #expect(try await CommunitySums.kept(world.database) == CommunitySums.recounted(world.database))
    }

    @Test func `a character removed from the catalogue remains for its voters`() async throws {
        let world = try await CommunityWorld()
        try await world.vote("local", "billy", "ESFP")
        let review = try await world.reviews.write(
            PostText("Runs fast.", as: .review), isSpoiler: false, about: "billy", by: Author(me, type: nil),
            at: 1)
        var works = SampleWorks.all
        works[0].cast.removeAll { $0.id == "billy" || $0.id == "larrabee" }
        works.removeLast()
        try await world.update(works)
        let mine = try await world.works.cast(of: "sherlock-holmes", for: Viewer(me), after: nil, limit: 50)
        #expect(mine.rows.contains { $0.id == "billy" && $0.isGone })
        #expect(!mine.rows.contains { $0.id == "larrabee" })
        let others = try await world.works.cast(of: "sherlock-holmes", for: .guest, after: nil, limit: 50)
        #expect(others.rows.count == 4)
        #expect(
            try await world.momentum.dug(of: me, for: Viewer(me), after: nil, limit: 9).rows.first?.character.id
                == "billy")
        #expect(try await world.reviews.review(review, for: Viewer(me))?.character.isGone == true)
        await #expect(throws: PostProblem.gone) {
            try await world.reviews.write(
                PostText("Too late.", as: .review), isSpoiler: false, about: "billy", by: Author(me, type: nil),
                at: 1)
        }
        let left = try await world.works.works(
            .all, by: .english, for: Viewer(me), after: nil, limit: 9)
        #expect(left.rows.count == 2)
        #expect(try await world.works.page(of: "felix", for: Viewer(me))?.isGone == true)
        try await world.update(SampleWorks.all)
        #expect(try await world.works.cast(of: "sherlock-holmes", for: .guest, after: nil, limit: 50).rows.count == 6)
        #expect(try await world.votes.result(of: "billy", for: Viewer(me))?.votes == 1)
    }

    @Test func `lists page without gaps or duplicates`() async throws {
        let world = try await CommunityWorld()
        for character in ["holmes", "watson", "faulkner", "moriarty", "billy", "freder", "maria"] {
            try await world.vote("local", character, "INTP", at: 100)
        }
        let viewer = Viewer(me)
        func all<Row: Sendable>(_ page: (ListMark?) async throws -> Page<Row>) async throws -> [Row] {
            var rows: [Row] = []
            var mark: ListMark?
            repeat {
                let next = try await page(mark)
                rows += next.rows
                mark = next.next
            } while mark != nil
            return rows
        }
        let cast = try await all { try await world.works.cast(of: "sherlock-holmes", for: viewer, after: $0, limit: 2) }
        #expect(cast.map(\.id) == ["holmes", "watson", "faulkner", "moriarty", "billy", "larrabee"])
        let votes = try await all { try await world.votes.votes(of: CommunityWorld.me, after: $0, limit: 3) }
        #expect(Set(votes.map(\.character.id)).count == 7)
        for order in [CharacterOrder.popular, .hot(since: 50), .random(seed: 4)] {
            let rows = try await all {
                try await world.characters.characters(
                    in: order, kind: nil, isUndugOnly: false, for: viewer, after: $0, limit: 2)
            }
            #expect(Set(rows.map(\.id)).count == rows.count)
            #expect(rows.count == (order == .random(seed: 4) ? 9 : 7), "\(order)")
        }
        let days = try await all { try await world.home.worksOfDay(1, kind: nil, for: viewer, after: $0, limit: 1) }
        #expect(Set(days.map(\.id)).count == 3)
        let titles = try await all { try await world.works.works(.all, by: .korean, for: viewer, after: $0, limit: 1) }
        #expect(titles.map(\.work.title.korean) == ["고양이 소동", "메트로폴리스", "셜록 홈스"])
        let undug = try await world.characters.characters(
            in: .random(seed: 1), kind: .animation, isUndugOnly: true, for: viewer, after: nil, limit: 5)
        #expect(undug.rows.map(\.id) == ["tom"])
    }

    @Test(arguments: [Int64.min, -(1 << 62), 1 << 62, .max])
    func `rows with extreme numbers are listed once, and the lists end`(number: Int64) async throws {
        let world = try await CommunityWorld()
        for _ in 0..<3 { try await world.marks.add(Watching(work: "sherlock-holmes", watchedAt: 1), of: me) }
        try await world.database.write { db in
            try db.execute(sql: "UPDATE character SET position = ?", arguments: [number])
            try db.execute(sql: "UPDATE watched SET watched_at = ?", arguments: [number])
        }
        var (cast, watched): ([Identifier<WorkCharacter>], [Identifier<WatchedEntry>]) = ([], [])
        var mark: ListMark?
        for _ in 0..<9 {
            let page = try await world.works.cast(of: "sherlock-holmes", for: Viewer(me), after: mark, limit: 1)
            cast += page.rows.map(\.id)
            mark = page.next
            if mark == nil { break }
        }
        #expect(mark == nil && cast.count == 6 && Set(cast).count == 6)
        for _ in 0..<9 {
            let page = try await world.marks.watched(of: me, work: nil, after: mark, limit: 1)
            watched += page.rows.map(\.id)
            mark = page.next
            if mark == nil { break }
        }
        #expect(mark == nil && watched.count == 3 && Set(watched).count == 3)
    }

    @Test func `familiar characters belong to works the reader watched, wished for or dug in`() async throws {
        let world = try await CommunityWorld()
        func familiar(
            isUndugOnly: Bool, before moment: Int64 = .max, after mark: ListMark? = nil
        ) async throws -> Page<CharacterSummary> {
            try await world.characters.characters(
                in: .familiar(before: moment), kind: nil, isUndugOnly: isUndugOnly, for: Viewer(me), after: mark,
                limit: 2)
        }
        #expect(try await familiar(isUndugOnly: false).rows.isEmpty)
        try await world.vote("local", "tom", "INFP")
        #expect(try await familiar(isUndugOnly: true).rows.allSatisfy { $0.work.id == "felix" && $0.id != "tom" })
        #expect(try await familiar(isUndugOnly: false).rows.contains { $0.id == "tom" })
        try await world.marks.add(Watching(work: "sherlock-holmes", watchedAt: 1), of: me)
        #expect(try await familiar(isUndugOnly: false, before: 1).rows.allSatisfy { $0.work.id != "sherlock-holmes" })
        let first = try await familiar(isUndugOnly: true)
        let second = try await familiar(isUndugOnly: true, after: first.next)
        #expect(Set((first.rows + second.rows).map(\.work.id)).isSubset(of: ["felix", "sherlock-holmes"]))
        #expect(second.rows.count == 2)
        #expect(second.rows.allSatisfy { row in !first.rows.contains { $0.id == row.id } })
    }

    @Test func `shelves of a type name no character the reader has not dug`() async throws {
        let world = try await CommunityWorld()
        let infj = try type("INFJ")
        let hidden = try await world.shelf(.characters(infj), for: Viewer(me))
        guard case .typed(.someone(let work, 1)) = hidden.first else {
            Issue.record("\(hidden)")
            return
        }
        #expect(work.id == "metropolis")
        #expect(hidden.count == 1)
        try await world.vote("local", "freder", "INFJ")
        let known = try await world.shelf(.characters(infj), for: Viewer(me))
        guard case .typed(.known(let character)) = known.first else {
            Issue.record("\(known)")
            return
        }
        #expect(character.id == "freder")
        let led = try await world.shelf(.led(infj), for: Viewer(me))
        guard case .work(let summary) = led.first else {
            Issue.record("\(led)")
            return
        }
        #expect(summary.id == "metropolis" && led.count == 1)
        let counts = try await world.home.counts(of: infj, kind: .film, for: Viewer(me))
        #expect(counts.ledWorks.value == 1 && counts.dugCharacters.value == 1 && counts.hiddenCharacters.value == 0)
        #expect(try await world.home.counts(of: infj, kind: .animation, for: Viewer(me)) == TypeShelfCounts())
    }

    @Test func `a character is shelved by the guess until somebody votes`() async throws {
        let world = try await CommunityWorld()
        try await world.addMembers(["ann"])
        #expect(try await world.shelf(.led(type("INTP"))).count == 1)
        try await world.vote("ann", "holmes", "ESFJ")
        #expect(try await world.shelf(.led(type("INTP"))).isEmpty)
        #expect(try await world.shelf(.led(type("ESFJ"))).count == 1)
    }

    @Test func `hot characters are ranked by digs since a given time`() async throws {
        let world = try await CommunityWorld()
        try await world.addMembers(["ann", "ben"])
        try await world.vote("ann", "holmes", "INTP", at: 100)
        try await world.vote("ben", "holmes", "INTP", at: 300)
        try await world.vote("ann", "watson", "ISFJ", at: 300)
        func hot(_ since: Int64) async throws -> [String] {
            try await world.characters.hot(
                since: since, kind: .film, isUndugOnly: false, for: .guest, after: nil, limit: 9
            ).rows.map { "\($0.character.id) \($0.digs)" }
        }
        #expect(try await hot(50) == ["holmes 2", "watson 1"])
        #expect(try await hot(200) == ["watson 1", "holmes 1"])
        try await world.vote("local", "watson", "ISFJ", at: 400)
        #expect(try await hot(200) == ["watson 2", "holmes 1"])
        #expect(try await hot(500) == [])
    }

    @Test func `a deleted comment or review regains its likes on undo`() async throws {
        let world = try await CommunityWorld()
        try await world.addMembers(["ann", "ben"])
        let ann = Author("ann", type: nil)
        let review = try await world.reviews.write(
            PostText("A fine one.", as: .review), isSpoiler: false, about: "holmes", by: ann, at: 1)
        let comment = try await world.reviews.comment(
            PostText("Yes.", as: .comment), isSpoiler: false, on: review, by: ann, at: 2)
        _ = try await world.reviews.setLiked(true, comment, by: "ben", at: 3)
        _ = try await world.reviews.delete(comment, by: "ann")
        _ = try await world.history.undo(for: "ann")
        let comments = try await world.reviews.comments(
            of: review, hidesSpoilers: false, for: Viewer("ann"), after: nil, limit: 5)
        #expect(comments.rows.map(\.likes) == [1])
        _ = try await world.reviews.delete(review, by: "ann")
        _ = try await world.history.undo(for: "ann")
        _ = try await world.reviews.setLiked(true, review, by: "ben", at: 4)
        _ = try await world.reviews.delete(review, by: "ann")
        _ = try await world.history.undo(for: "ann")
        #expect(try await world.reviews.review(review, for: Viewer("ann"))?.likes == 1)
    }

    @Test func `a member's reviews are listed newest first`() async throws {
        let world = try await CommunityWorld()
        try await world.addMembers(["ann"])
        for (character, at) in [("holmes", 30), ("watson", 10), ("tom", 20)] as [(String, Int64)] {
            try await world.reviews.write(
                PostText("A fine one.", as: .review), isSpoiler: false, about: Identifier(character),
                by: Author("ann", type: nil), at: at)
        }
        var found: [String] = []
        var mark: ListMark?
        repeat {
            let page = try await world.momentum.reviews(of: "ann", for: Viewer("ann"), after: mark, limit: 1)
            found += page.rows.map(\.character.id.rawValue)
            mark = page.next
        } while mark != nil
        #expect(found == ["holmes", "tom", "watson"])
    }

    @Test func `a search by type without text finds characters dug as it`() async throws {
        let world = try await CommunityWorld()
        try await world.vote("local", "holmes", "INTP", at: 1)
        try await world.vote("local", "watson", "ISFJ", at: 2)
        let filter = SearchFilter(type: try MBTI(text: "INTP"))
        let found = try await world.search.worksAndCharacters(
            matching: "", filter, for: Viewer(CommunityWorld.me), limit: 5)
        #expect(found.hits.count == 1, "\(found.hits)")
        #expect(
            try await world.search.worksAndCharacters(
                matching: "", SearchFilter(), for: Viewer(CommunityWorld.me), limit: 5
            ).rows.isEmpty)
    }

    @Test func `a character is found with its film's title in either order`() async throws {
        let world = try await CommunityWorld()
        for query in ["freder metropolis", "metropolis freder", "프레더 메트로"] {
            let found = try await world.search.worksAndCharacters(
                matching: query, SearchFilter(), for: Viewer(CommunityWorld.me), limit: 5)
            guard case .character(let character)? = found.hits.first else {
                Issue.record("\(query): \(found.hits)")
                continue
            }
            #expect(character.id == "freder")
        }
    }

    @Test func `a database that discards changes stores nothing and still reads`() async throws {
        let world = try await CommunityWorld()
        try await world.search.remember(character: "holmes", of: CommunityWorld.me, at: 1)
        world.database.discardChanges()
        try await world.search.remember(character: "watson", of: CommunityWorld.me, at: 2)
        let recents = try await world.search.recents(of: Viewer(CommunityWorld.me))
        #expect(recents.characters.map(\.id) == ["holmes"])
    }
}
