import Domain
import FeatureKit
import Reactive
import TestSupport
import Testing

@testable import Settings

/// The page of the account offers what the one who is there can do.
@MainActor
@Suite(.timeLimit(.minutes(1)))
struct AccountMenuTests {
    @MainActor
    private final class Way {
        var shown: [AccountItem] = []
        var questions: [String] = []
        var left = 0
        var answersYes = true

        var actions: AccountActions {
            AccountActions(
                show: { self.shown.append($0) },
                confirm: { title, _, _, onYes in
                    self.questions.append(title)
                    if self.answersYes { onYes() }
                },
                ask: { _ in }, showCodes: { _ in }, signOut: { self.left += 1 }, switchAccount: { self.left += 1 },
                leave: {})
        }
    }

    private func subject(_ access: AccountAccess, _ way: Way) -> ListSubject<AccountMenuViewModel> {
        ListSubject(
            AccountMenuViewModel(
                access: access, storeChanged: Signal<Void>().events, strings: TestWords.english, actions: way.actions))
    }

    @Test func `the local profile has no password, no sessions and cannot be left`() async {
        let way = Way()
        let subject = subject(.local(), way)
        await subject.model.settle()
        #expect(
            subject.state.rows.map(\.title) == [
                "Nickname", "Type", "Introduction", "Shared bar", "Switch account", "Empty the profile",
            ])
        #expect(subject.state.rows.map(\.detail).prefix(4) == ["mina", "none yet", "nothing yet", "yours alone"])
        #expect(subject.state.status == "local profile")
    }

    @Test func `an account has all of it`() async throws {
        let way = Way()
        let subject = subject(try await .member(), way)
        await subject.model.settle()
        #expect(
            subject.state.rows.map(\.title) == [
                "Nickname", "Type", "Introduction", "Shared bar", "Password", "Recovery codes", "Sessions",
                "Switch account", "Sign out", "Delete the account",
            ])
        #expect(subject.state.rows[4].detail == "set")
        #expect(subject.state.rows[5].detail == "8 left")
        #expect(subject.state.rows[6].detail == "1 session")
        #expect(subject.state.status == "juno")
        for row in [0, 1, 2, 3, 4, 5, 6, 9] { subject.selected.send(row) }
        #expect(way.shown == [.nickname, .type, .introduction, .bar, .password, .codes, .sessions, .leave])
        subject.selected.send(99)
        #expect(way.shown.count == 8)
    }

    @Test func `a signed-out account leaves its scope, once it said yes`() async throws {
        let access = try await AccountAccess.member()
        let way = Way()
        let subject = subject(access, way)
        await subject.model.settle()
        way.answersYes = false
        subject.selected.send(subject.row("Sign out"))
        await subject.model.settle()
        #expect(way.left == 0)
        way.answersYes = true
        subject.selected.send(subject.row("Sign out"))
        await subject.model.settle()
        #expect(way.left == 1)
    }

    @Test func `a guest is offered the way in`() async {
        let guest = AccountAccess(
            session: .guest(named: "guest"), services: AccountAccess.local().services,
            introductions: InMemoryMemberRepository(), sharing: InMemoryBarSharingRepository(),
            localTime: FixedLocalTime())
        let way = Way()
        let subject = subject(guest, way)
        await subject.model.settle()
        #expect(subject.state.rows.map(\.title) == ["Switch account"])
        subject.selected.send(0)
        #expect(way.left == 1)
    }

    @Test func `a nickname that was changed says when it may be changed again`() async throws {
        let access = try await AccountAccess.member()
        _ = try await ChangeNickname(access.services)("luna", of: access.session.profile.id)
        let way = Way()
        let subject = subject(access, way)
        await subject.model.settle()
        #expect(subject.state.rows[0].detail == "luna · next change on 2027-02-14")
    }

    @Test func `another session can be ended, this one not`() async throws {
        let access = try await AccountAccess.member()
        let tokens = CountingTokenSource()
        for _ in 0..<7 { _ = tokens.makeToken() }
        _ = try await access.services.sessions.open(
            tokens.digest(of: tokens.makeToken()), for: access.session.profile.id, at: AccountAccess.now)
        let way = Way()
        let subject = ListSubject(SessionsViewModel(access: access, strings: TestWords.english, actions: way.actions))
        await subject.model.settle()
        #expect(subject.state.rows.count == 2)
        let here = try #require(subject.state.rows.firstIndex { $0.section == "This one" })
        subject.selected.send(here)
        #expect(subject.failures.values.count == 1)
        subject.selected.send(1 - here)
        await subject.model.settle()
        #expect(way.questions == ["End the session"])
        #expect(subject.state.rows.map(\.section) == ["This one"])
    }
}
