import Domain
import FeatureKit
import Reactive
import TestSupport
import Testing

@testable import Settings

/// The account page offers only what the current user can do.
@MainActor
struct AccountMenuTests {
    private func subject(_ desk: Desk) async -> ListSubject<AccountMenuViewModel> {
        let subject = ListSubject(desk.container.makeAccountMenuViewModel(in: desk.flow))
        await LatestTask.settleAll()
        return subject
    }

    @Test func `the local profile has no password or sessions and cannot be left`() async {
        let subject = await subject(Desk())
        #expect(
            subject.state.rows.map(\.title) == [
                "Nickname", "Type", "Introduction", "Shared bar", "Switch account", "Empty the profile",
            ])
        #expect(subject.state.rows.map(\.detail).prefix(4) == ["mina", "none yet", "nothing yet", "not shared"])
        #expect(subject.state.status == "local profile")
    }

    @Test func `an account has a row for every setting`() async throws {
        let desk = Desk(account: try await .member())
        let subject = await subject(desk)
        #expect(
            subject.state.rows.map(\.title) == [
                "Nickname", "Type", "Introduction", "Shared bar", "Password", "Recovery codes", "Sessions",
                "Switch account", "Sign out", "Delete the account",
            ])
        #expect(subject.state.rows[4].detail == "set")
        #expect(subject.state.rows[5].detail == "8 left")
        #expect(subject.state.rows[6].detail == "1 session")
        #expect(subject.state.status == "juno")
        for row in [0, 1, 2, 3, 4, 5, 6, 9] { subject.select(row) }
        let items: [AccountItem] = [.nickname, .type, .introduction, .bar, .password, .codes, .sessions, .leave]
        #expect(desk.log.drain() == items.map(\.route))
        subject.select(99)
        #expect(desk.log.notes == [])
    }

    @Test func `signing out asks first`() async throws {
        let desk = Desk(account: try await .member())
        let subject = await subject(desk)
        desk.answersYes = false
        await subject.open("Sign out")
        #expect(desk.log.drain() == ["? \(desk.strings["me.sign-out.question"])"])
        desk.answersYes = true
        await subject.open("Sign out")
        #expect(desk.log.notes.last == "sign out")
    }

    @Test func `a guest is offered a way in`() async {
        let guest = AccountAccess(
            session: .guest(named: "guest"), services: AccountAccess.local().services,
            introductions: InMemoryMemberRepository(), shownVotes: InMemoryMemberRepository(),
            sharing: InMemoryBarSharingRepository(),
            localTime: FixedLocalTime())
        let desk = Desk(account: guest)
        let subject = await subject(desk)
        #expect(subject.state.rows.map(\.title) == ["Switch account"])
        subject.select(0)
        #expect(desk.log.notes.last == "switch")
    }

    @Test func `a changed nickname says when it may change again`() async throws {
        let access = try await AccountAccess.member()
        _ = try await ChangeNickname(access.services)("luna", of: access.session.profile.id)
        let subject = await subject(Desk(account: access))
        #expect(subject.state.rows[0].detail == "luna · next change on 14 Feb 2027")
    }

    @Test func `another session can be ended, but not this one`() async throws {
        let access = try await AccountAccess.member()
        let tokens = CountingTokenSource()
        for _ in 0..<7 { _ = tokens.makeToken() }
        _ = try await access.services.sessions.open(
            tokens.digest(of: tokens.makeToken()), for: access.session.profile.id, at: AccountAccess.now)
        let desk = Desk(account: access)
        let subject = ListSubject(desk.container.makeSessionsViewModel(in: desk.flow))
        await LatestTask.settleAll()
        #expect(subject.state.rows.count == 2)
        let here = try #require(subject.state.rows.firstIndex { $0.section == "This one" })
        subject.select(here)
        #expect(subject.failures.values.count == 1)
        subject.select(1 - here)
        await LatestTask.settleAll()
        #expect(desk.questions == ["? \(desk.strings["me.sessions.question"])"])
        #expect(subject.state.rows.map(\.section) == ["This one"])
        #expect(subject.messages.values.count == 1)
    }
}
