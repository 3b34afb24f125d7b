import CommunitySync
import Domain
import Persistence
import Testing

/// Two devices of one member, whose actions apply to both.
struct DevicesTests {
    private struct World {
        let server: TestServer
        let first: TestTerminal
        let second: TestTerminal
        let juno: TestTerminal

        init() async throws {
            server = try await TestServer.start()
            first = try await TestTerminal()
            second = try await TestTerminal()
            juno = try await TestTerminal()
            try await first.join(server, as: "mina")
            try await second.join(server, as: "mina", entrance: .signIn)
            try await juno.join(server, as: "juno")
        }

        func exchange(_ terminals: TestTerminal...) async throws {
            for terminal in terminals { try await terminal.exchange.exchange(of: terminal.profile) }
        }

        func write(_ text: String, about character: Identifier<WorkCharacter>, _ terminal: TestTerminal) async throws {
            _ = try await terminal.reviews.write(
                PostText(text, as: .review), isSpoiler: false, about: character, by: terminal.member,
                at: terminal.clock.now())
        }

        func end() async {
            for terminal in [first, second, juno] { await terminal.close() }
            await server.remove()
        }
    }

    private func reviews(of character: Identifier<WorkCharacter>, _ terminal: TestTerminal) async throws -> [Review] {
        try await terminal.reviews.reviews(
            of: character, by: .newest, for: terminal.viewer, after: nil, limit: 10
        ).rows
    }

    @Test func `a device keeps its given name across sign-ins and is listed once`()
        async throws
    {
        let world = try await World()
        let (first, second) = (world.first, world.second)
        try await first.service.renameDevice(to: "kitchen", of: first.profile)
        #expect(try await second.service.devices(of: second.profile).map(\.label) == ["kitchen", "test"])
        try await first.service.signIn(first.profile, password: Password("correct horse 1"))
        let devices = try await first.service.devices(of: first.profile)
        #expect(devices.map(\.label) == ["test", "kitchen"] && devices.map(\.isThis) == [false, true])
        await world.end()
    }

    @Test func `likes and hidden posts reach the other device and can be reversed there`() async throws {
        let world = try await World()
        let (first, second) = (world.first, world.second)
        for character in ["holmes", "watson"] as [Identifier<WorkCharacter>] {
            try await world.write("Of \(character).", about: character, world.juno)
        }
        try await world.exchange(world.juno)
        let holmes = try #require(try await reviews(of: "holmes", first).first)
        let watson = try #require(try await reviews(of: "watson", first).first)
        for character in ["holmes", "watson"] as [Identifier<WorkCharacter>] {
            _ = try await reviews(of: character, second)
        }
        try await first.reviews.setLiked(true, holmes.id, by: first.profile, at: first.clock.now())
        try await first.reviews.setHidden(true, .review(watson.id), for: first.profile, at: first.clock.now())
        try await first.reviews.setHidden(
            true, .author(world.juno.profile), for: first.profile, at: first.clock.now())
        try await first.reviews.setHidden(
            false, .author(world.juno.profile), for: first.profile, at: first.clock.now())
        try await world.exchange(first, second)
        let liked = try #require(try await reviews(of: "holmes", second).first)
        #expect(liked.isLiked)
        second.clock.advance(CommunityResource.age)
        #expect(try await reviews(of: "watson", second).isEmpty)
        let hidden = try await second.reviews.hidden(of: second.profile, after: nil, limit: 10).rows
        #expect(hidden.map(\.author.nickname) == ["juno"], "it stays though the server leaves it out of its answers")
        try await second.reviews.setHidden(
            false, try #require(hidden.first).target, for: second.profile, at: second.clock.now())
        try await second.reviews.setLiked(false, liked.id, by: second.profile, at: second.clock.now())
        try await world.exchange(second, first)
        #expect(try await first.reviews.review(holmes.id, for: first.viewer)?.isLiked == false)
        #expect(try await reviews(of: "watson", first).map(\.shownText) == ["Of watson."])
        await world.end()
    }

    @Test func `another device's vote is reported only if it replaced one of this device`()
        async throws
    {
        let world = try await World()
        let (first, second) = (world.first, world.second)
        let (infp, entj) = (try MBTI(text: "INFP"), try MBTI(text: "ENTJ"))
        try await second.vote("watson", infp)
        try await world.exchange(second, first)
        try await second.vote("watson", entj)
        try await world.exchange(second, first)
        #expect(try await first.votes.vote(on: "watson", by: first.profile)?.ballot.type == entj)
        #expect(try await first.service.notices(of: first.profile).isEmpty, "no vote of this device was replaced")
        try await first.vote("holmes", infp)
        try await world.exchange(first, second)
        try await second.vote("holmes", entj)
        try await world.exchange(second, first)
        let notices = try await first.service.notices(of: first.profile)
        #expect(notices.map(\.kind) == [.votedElsewhere(entj, device: nil)])
        let holmes = try await first.characters.character("holmes", for: first.viewer)
        #expect(notices.first?.characterName == holmes?.name && holmes != nil)
        await world.end()
    }

    @Test func `an undo keeps the other device's later vote and sends nothing`() async throws {
        let world = try await World()
        let (first, second) = (world.first, world.second)
        let (intj, enfp) = (try MBTI(text: "INTJ"), try MBTI(text: "ENFP"))
        func said(_ terminal: TestTerminal) async throws -> MBTI? {
            try await terminal.votes.vote(on: "holmes", by: terminal.profile)?.ballot.type
        }
        try await first.vote("holmes", intj)
        try await world.exchange(first, second)
        try await second.vote("holmes", enfp)
        try await world.exchange(second, first)
        #expect(try await said(first) == enfp)
        _ = try await first.history.undo(for: first.profile)
        #expect(try await first.ledger.account(of: first.profile)?.waiting == 0)
        try await world.exchange(first, second)
        for terminal in [first, second] { #expect(try await said(terminal) == enfp) }
        // The device that voted can undo as usual.
        _ = try await second.history.undo(for: second.profile)
        try await world.exchange(second, first)
        for terminal in [first, second] { #expect(try await said(terminal) == intj) }
        await world.end()
    }

    @Test func `the own type appears in another device's list that has only the vote count`()
        async throws
    {
        let world = try await World()
        let infp = try MBTI(text: "INFP")
        try await world.first.vote("tom", infp)
        try await world.juno.vote("tom", try MBTI(text: "ENTJ"))
        try await world.exchange(world.first, world.juno, world.second)
        let second = world.second
        func row() async throws -> CharacterSummary? {
            second.clock.advance(CommunityResource.age)
            return try await second.works.cast(of: "felix", for: second.viewer, after: nil, limit: 9).rows
                .first { $0.id == "tom" }
        }
        // The server counts shortly after its answer.
        for _ in 0..<2_000 where try await row()?.votes != 2 { await Task.yield() }
        let tom = try #require(try await row())
        #expect(tom.votes == 2 && tom.isDug && tom.visibility.type?.mine == infp)
        #expect(tom.visibility.type?.crowd == nil, "votes of others come with the result")
        await world.end()
    }

    @Test func `requests of two devices stay separate, and either device can withdraw them`() async throws {
        let world = try await World()
        let inboxes = [world.first, world.second].map { SQLiteInboxRepository(database: $0.database) }
        for (number, terminal) in [world.first, world.second].enumerated() {
            try await inboxes[number].request(
                title: "Ferry \(number)", name: "Ann", kind: .film, of: terminal.profile, at: terminal.clock.now())
        }
        try await world.exchange(world.first, world.second, world.first)
        for (inbox, terminal) in zip(inboxes, [world.first, world.second]) {
            let titles = try await inbox.requests(of: terminal.profile, after: nil, limit: 10).rows.map(\.title)
            #expect(Set(titles) == ["Ferry 0", "Ferry 1"] && titles.count == 2)
        }
        let other = try await inboxes[1].requests(of: world.second.profile, after: nil, limit: 10).rows
            .first { $0.title == "Ferry 0" }
        let id = try #require(other?.id)
        try await inboxes[1].withdraw(id, of: world.second.profile, at: world.second.clock.now())
        try await world.exchange(world.second, world.first)
        let own = try await inboxes[0].requests(of: world.first.profile, after: nil, limit: 10).rows
        #expect(own.first { $0.title == "Ferry 0" }?.status == .withdrawn)
        await world.end()
    }

    @Test func `inbox items read on one device are read on the other`() async throws {
        let world = try await World()
        let (first, second, juno) = (world.first, world.second, world.juno)
        let inboxes = [first, second].map { SQLiteInboxRepository(database: $0.database) }
        try await world.write("Cold but fair.", about: "holmes", first)
        try await world.exchange(first, second)
        let review = try #require(try await reviews(of: "holmes", juno).first)
        try await juno.reviews.setLiked(true, review.id, by: juno.profile, at: juno.clock.now())
        try await world.exchange(juno)
        for (inbox, terminal) in zip(inboxes, [first, second]) {
            #expect(try await items(inbox, terminal).map(\.isRead) == [false])
        }
        #expect(try await inboxes[0].setRead(true, nil, of: first.profile) == 1)
        try await world.exchange(first)
        second.clock.advance(CommunityResource.age)
        #expect(try await inboxes[1].items(of: second.profile, after: nil, limit: 10).rows.map(\.isRead) == [true])
        await world.end()
    }

    /// Repeats a request until the server has processed its queue.
    private func items(_ inbox: SQLiteInboxRepository, _ terminal: TestTerminal) async throws -> [InboxItem] {
        for _ in 0..<5_000 {
            let items = try await inbox.items(of: terminal.profile, after: nil, limit: 10).rows
            if !items.isEmpty { return items }
            terminal.clock.advance(CommunityResource.age)
        }
        return []
    }

    // MARK: Texts

    @Test func `an edit that loses to a later one becomes a draft with a notice`() async throws {
        let world = try await World()
        let (first, second) = (world.first, world.second)
        try await world.write("Cold but fair.", about: "holmes", first)
        try await world.exchange(first, second)
        for (terminal, text) in [(first, "Cold, and a liar."), (second, "Fair, and kind.")] {
            let review = try #require(try await reviews(of: "holmes", terminal).first)
            try await terminal.reviews.edit(
                review.id, PostText(text, as: .review), isSpoiler: false, by: terminal.profile,
                at: terminal.clock.now())
        }
        first.clock.advance(30)
        second.clock.advance(30)
        try await world.exchange(first, second, first)
        #expect(try await reviews(of: "holmes", first).map(\.shownText) == ["Fair, and kind."])
        let kept = try await SQLiteDraftRepository(database: first.database).draft(
            "review", about: "holmes", of: first.profile)
        #expect(kept?.body == "Cold, and a liar.")
        #expect(
            try await first.service.notices(of: first.profile).map(\.kind) == [.becameDraft("Cold, and a liar.")])
        #expect(try await second.service.notices(of: second.profile).isEmpty)
        await world.end()
    }

    @Test func `an edit that another device overwrote unread becomes a draft with one notice`() async throws {
        let world = try await World()
        let (first, second) = (world.first, world.second)
        try await world.write("Cold but fair.", about: "holmes", first)
        try await world.exchange(first, second)
        func edit(_ text: String, _ terminal: TestTerminal) async throws {
            let review = try #require(
                try await terminal.reviews.reviews(
                    of: "holmes", by: .newest, for: terminal.viewer, after: nil, limit: 10
                ).rows.first)
            try await terminal.reviews.edit(
                review.id, PostText(text, as: .review), isSpoiler: false, by: terminal.profile,
                at: terminal.clock.now())
        }
        try await edit("Cold, and a liar.", first)
        try await world.exchange(first)
        second.line.cut()
        second.clock.advance(3_600)
        try await edit("Fair, and kind.", second)
        second.line.heal()
        // Its second text is based on its own first one, still not on the first device's text.
        try await world.exchange(second)
        try await edit("Fair, kind and tall.", second)
        try await world.exchange(second, first)
        #expect(try await reviews(of: "holmes", first).map(\.shownText) == ["Fair, kind and tall."])
        #expect(
            try await first.service.notices(of: first.profile).map(\.kind) == [.becameDraft("Cold, and a liar.")])
        #expect(try await second.service.notices(of: second.profile).isEmpty)
        // The notice does not appear twice.
        try await edit("Tall.", second)
        try await world.exchange(second, first)
        #expect(try await first.service.notices(of: first.profile).count == 1)
        await world.end()
    }

    @Test func `three devices that edit without reading one another each keep their text`() async throws {
        let world = try await World()
        let (first, second) = (world.first, world.second)
        let third = try await TestTerminal()
        try await third.join(world.server, as: "mina", entrance: .signIn)
        try await world.write("Cold but fair.", about: "holmes", first)
        try await world.exchange(first, second, third)
        func edit(_ text: String, _ terminal: TestTerminal) async throws {
            let review = try #require(try await reviews(of: "holmes", terminal).first)
            try await terminal.reviews.edit(
                review.id, PostText(text, as: .review), isSpoiler: false, by: terminal.profile,
                at: terminal.clock.now())
        }
        for terminal in [second, third] {
            _ = try await reviews(of: "holmes", terminal)
            terminal.line.cut()
        }
        try await edit("Cold, and a liar.", first)
        try await world.exchange(first)
        try await edit("Fair, and kind.", second)
        second.line.heal()
        try await world.exchange(second)
        // It reads the second text, whose author had not read the first.
        third.line.heal()
        try await world.exchange(third)
        third.line.cut()
        try await edit("Fair, kind and tall.", second)
        try await world.exchange(second)
        try await edit("Tall.", third)
        third.line.heal()
        try await world.exchange(third, first, second)
        for (terminal, lost) in [(first, "Cold, and a liar."), (second, "Fair, kind and tall.")] {
            #expect(try await reviews(of: "holmes", terminal).map(\.shownText) == ["Tall."])
            #expect(try await terminal.service.notices(of: terminal.profile).map(\.kind) == [.becameDraft(lost)])
        }
        #expect(try await third.service.notices(of: third.profile).isEmpty)
        await third.close()
        await world.end()
    }

    @Test func `an edit based on the other device's text loses nothing`() async throws {
        let world = try await World()
        let (first, second) = (world.first, world.second)
        try await world.write("Cold but fair.", about: "holmes", first)
        try await world.exchange(first, second)
        for terminal in [first, second] { terminal.clock.advance(30) }
        let review = try #require(try await reviews(of: "holmes", second).first)
        try await second.reviews.edit(
            review.id, PostText("Fair, and kind.", as: .review), isSpoiler: false, by: second.profile,
            at: second.clock.now())
        try await world.exchange(second, first)
        #expect(try await reviews(of: "holmes", first).map(\.shownText) == ["Fair, and kind."])
        #expect(try await first.service.notices(of: first.profile).isEmpty)
        await world.end()
    }
}
