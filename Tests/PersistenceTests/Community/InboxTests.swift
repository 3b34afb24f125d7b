import Domain
import TestSupport
import Testing

@testable import Persistence

struct InboxTests {
    private let me = CommunityWorld.me

    private func member(_ id: String) -> Author { Author(Identifier(id), type: nil) }

    @Test func `only others' comments and likes reach the inbox, until they are taken back`() async throws {
        let world = try await CommunityWorld()
        try await world.addMembers(["ann"])
        let review = try await world.reviews.write(
            PostText("Cold but fair.", as: .review), isSpoiler: false, about: "holmes", by: member("local"), at: 1)
        try await world.reviews.comment(
            PostText("Mine.", as: .comment), isSpoiler: false, on: review, by: member("local"), at: 2)
        #expect(try await world.inbox.unreadCount(of: me).value == 0)
        try await world.reviews.comment(
            PostText("Yes.", as: .comment), isSpoiler: false, on: review, by: member("ann"), at: 3)
        try await world.reviews.setLiked(true, review, by: "ann", at: 4)
        let items = try await world.inbox.items(of: me, after: nil, limit: 9).rows
        #expect(items.map(\.subject.kind) == [.like, .comment])
        #expect(items.first?.actor?.nickname == "ann")
        _ = try await world.history.undo(for: "ann")
        #expect(try await world.inbox.items(of: me, after: nil, limit: 9).rows.map(\.subject.kind) == [.comment])
        _ = try await world.history.redo(for: "ann")
        #expect(try await world.inbox.unreadCount(of: me).value == 2)
        #expect(try await world.inbox.setRead(true, nil, of: me) == 2)
        #expect(try await world.inbox.unreadCount(of: me).value == 0)
        #expect(try await world.inbox.clear(nil, of: me) == 2)
        _ = try await world.history.undo(for: me)
        #expect(try await world.inbox.items(of: me, after: nil, limit: 9).rows.count == 2)
    }

    @Test func `muted kinds and hidden authors send no notices`() async throws {
        let world = try await CommunityWorld()
        try await world.addMembers(["ann"])
        let review = try await world.reviews.write(
            PostText("Cold but fair.", as: .review), isSpoiler: false, about: "holmes", by: member("local"), at: 1)
        try await world.inbox.setMuted(true, .like, of: me)
        try await world.reviews.setLiked(true, review, by: "ann", at: 4)
        try await world.reviews.setHidden(true, .author("ann"), for: me, at: 5)
        try await world.reviews.comment(
            PostText("Yes.", as: .comment), isSpoiler: false, on: review, by: member("ann"), at: 6)
        #expect(try await world.inbox.items(of: me, after: nil, limit: 9).rows.isEmpty)
        #expect(
            try await world.reviews.comments(of: review, hidesSpoilers: false, for: Viewer(me), after: nil, limit: 9)
                .rows.isEmpty)
        #expect(try await world.reviews.hidden(of: me, after: nil, limit: 9).rows.map(\.target) == [.author("ann")])
        _ = try await world.history.undo(for: me)
        #expect(
            try await world.reviews.comments(of: review, hidesSpoilers: false, for: Viewer(me), after: nil, limit: 9)
                .rows.count == 1)
    }

    @Test func `new catalogue entries answer keywords and requests`() async throws {
        var old = SampleWorks.all
        let new = old.removeLast()
        let world = try await CommunityWorld(old)
        #expect(try await world.inbox.watch(.word("feline"), of: me, at: 1) == .added)
        #expect(try await world.inbox.watch(.word("Feline"), of: me, at: 1) == .unchanged)
        let type = try MBTI(text: "ESFP")
        #expect(try await world.inbox.watch(.type(type), of: me, at: 1) == .added)
        let request = try #require(
            try await world.inbox.request(
                title: "Feline Follies", name: "Master  Tom", kind: .animation, of: me, at: 2))
        #expect(try await world.inbox.request(title: " ", name: "x", kind: .film, of: me, at: 2) == nil)
        var cat = new
        cat.cast[0].guess = type
        let mouse = WorkCharacter(
            id: "mouse", name: LocalizedText(english: "Mouse", korean: "쥐"), isLead: true, guess: try MBTI(text: "INFP")
        )
        cat.cast.append(mouse)
        try await world.update(old + [cat], now: 10)
        let items = try await world.inbox.items(of: me, after: nil, limit: 9).rows
        #expect(items.count == 3)
        #expect(try await world.inbox.unreadCount(of: me).value == 3)
        let subjects = items.map(\.subject)
        #expect(
            subjects.contains { if case .work(let work, "feline") = $0 { work.id == "felix" } else { false } })
        #expect(subjects.contains { if case .type(type, let work) = $0 { work.id == "felix" } else { false } })
        // With one of the two dug, the notice would reveal the other.
        try await world.vote("local", "mouse", "INFP")
        let rest = try await world.inbox.items(of: me, after: nil, limit: 9).rows.map(\.subject)
        #expect(!rest.contains { if case .type = $0 { true } else { false } } && rest.count == 2)
        #expect(try await world.inbox.unreadCount(of: me).value == 2)
        let answered = try await world.inbox.requests(of: me, after: nil, limit: 9).rows.first
        #expect(answered?.id == request.id && answered?.status == .added && answered?.character == "tom")
    }

    @Test func `a member has at most five keywords of each kind`() async throws {
        let world = try await CommunityWorld()
        for word in ["a", "b", "c", "d", "e"] { _ = try await world.inbox.watch(.word(word), of: me, at: 1) }
        #expect(try await world.inbox.watch(.word("f"), of: me, at: 1) == .full)
        #expect(try await world.inbox.unwatch(.word("a"), of: me))
        #expect(try await world.inbox.watch(.word("f"), of: me, at: 2) == .added)
        #expect(try await world.inbox.keywords(of: me).count == 5)
    }

    @Test func `recent searches keep five, newest first, and deletions can be undone`() async throws {
        let world = try await CommunityWorld()
        for word in ["a", "b", "c", "d", "e", "f", "c"] {
            try await world.search.remember(word: word, of: me, at: 1)
        }
        for character in ["holmes", "tom", "holmes"] {
            try await world.search.remember(character: Identifier(character), of: me, at: 1)
        }
        let recents = try await world.search.recents(of: Viewer(me))
        #expect(recents.words == ["c", "f", "e", "d", "b"])
        #expect(recents.characters.map(\.id) == ["holmes", "tom"])
        #expect(try await world.search.forget(.allWords, of: me))
        #expect(try await world.search.recents(of: Viewer(me)).words.isEmpty)
        _ = try await world.history.undo(for: me)
        #expect(try await world.search.recents(of: Viewer(me)).words == ["c", "f", "e", "d", "b"])
        #expect(try await !world.search.forget(.word("zzz"), of: me))
    }

    @Test func `a report can be undone, redone and made again for another reason`() async throws {
        let world = try await CommunityWorld()
        try await world.addMembers(["ann"])
        let review = try await world.reviews.write(
            PostText("It was him.", as: .review), isSpoiler: true, about: "holmes", by: member("ann"), at: 1)
        let history = world.history
        let first = Report(reason: .spoiler, text: "tells", reportedAt: 1)
        #expect(try await world.reviews.report(review, first, by: me) == first)
        #expect(try await history.undo(for: me)?.kind == "report.add")
        #expect(try await world.reviews.report(on: review, by: me) == nil)
        #expect(try await history.redo(for: me)?.kind == "report.add")
        #expect(try await world.reviews.report(on: review, by: me) == first)
        _ = try await history.undo(for: me)
        let second = Report(reason: .other, text: nil, reportedAt: 2)
        #expect(try await world.reviews.report(review, second, by: me) == second)
    }

    @Test func `only the author edits or deletes a review, and a second report changes nothing`() async throws {
        let world = try await CommunityWorld()
        try await world.addMembers(["ann"])
        let review = try await world.reviews.write(
            PostText("It was him.", as: .review), isSpoiler: true, about: "holmes", by: member("ann"), at: 1)
        await #expect(throws: PostProblem.notOwn) { try await world.reviews.delete(review, by: CommunityWorld.me) }
        #expect(try await world.reviews.review(review, for: Viewer(me))?.shownText == nil)
        #expect(try await world.reviews.review(review, for: Viewer("ann"))?.shownText == "It was him.")
        #expect(
            try await world.reviews.edit(
                review, PostText("It was her.", as: .review), isSpoiler: true, by: "ann", at: 9))
        let edited = try await world.reviews.review(review, for: Viewer("ann"))
        #expect(edited?.editedAt == 9 && edited?.text.isSpoiler == true)
        let first = Report(reason: .spoiler, text: "tells", reportedAt: 1)
        #expect(try await world.reviews.report(review, first, by: me) == first)
        #expect(
            try await world.reviews.report(review, Report(reason: .other, text: nil, reportedAt: 2), by: me) == first)
        try await world.reviews.open(review, by: me)
        try await world.reviews.open(review, by: me)
        try await world.reviews.open(review, by: "ann")
        #expect(try await world.reviews.review(review, for: Viewer(me))?.views == 1)
        #expect(try await world.reviews.delete(review, by: "ann"))
        #expect(try await world.reviews.review(review, for: Viewer(me)) == nil)
        await #expect(throws: PostProblem.gone) {
            try await world.reviews.setLiked(true, review, by: CommunityWorld.me, at: 3)
        }
        _ = try await world.history.undo(for: "ann")
        #expect(try await world.reviews.review(review, for: Viewer(me))?.views == 1)
    }
}
