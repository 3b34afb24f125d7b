import Domain
import FeatureKit
import Reactive
import Terminal
import TestSupport
import Testing

@testable import Settings

/// Options take effect as soon as they are chosen.
@MainActor
struct OptionsViewModelTests {
    private func subject(_ page: SettingsPage, _ desk: Desk) -> ListSubject<OptionsViewModel> {
        ListSubject(desk.container.makeOptionsViewModel(of: page))
    }

    @Test func `each section has one chosen option`() {
        var settings = MachineSettings()
        settings.themes = ["dimo", "paper"]
        let desk = Desk(settings: settings)
        for page in [SettingsPage.look, .language, .units, .online] {
            let subject = subject(page, desk)
            let sections = Dictionary(grouping: subject.state.rows, by: \.section)
            for (section, rows) in sections {
                #expect(rows.count(where: { $0.mark == .chosen }) == 1, "\(section)")
                #expect(rows.count > 1, "\(section)")
            }
        }
    }

    @Test func `a chosen option is applied and shown`() {
        let desk = Desk()
        let subject = subject(.units, desk)
        #expect(subject.chosen == ["ml", "°C", "m/s", "10 g", "by technique and strength"])
        subject.select(subject.row("oz"))
        #expect(desk.store.changes == [.volume(.ounce)])
        #expect(subject.chosen.first == "oz")
    }

    @Test func `online catalogues are off by default, and TMDB says that it needs a key`() {
        let desk = Desk()
        let subject = subject(.online, desk)
        let off = TestWords.english["online.settings.off"]
        #expect(subject.chosen == [off, off, off, off])
        subject.select(1)
        #expect(desk.store.changes == [.catalogue(.wikidata, isOn: true)])
        #expect(subject.state.rows[5].detail == TestWords.english["online.settings.no-key"])
        var settings = MachineSettings()
        settings.catalogues = [.tmdb]
        settings.hasTMDBKey = true
        let other = self.subject(.online, Desk(settings: settings))
        #expect(other.chosen == [off, off, TestWords.english["online.settings.on"], off])
        #expect(other.state.rows[5].detail == TestWords.english["online.settings.tmdb"])
    }

    @Test func `choosing the current option or a row out of range changes nothing`() {
        let desk = Desk()
        let subject = subject(.language, desk)
        subject.select(subject.row("English"))
        subject.select(99)
        subject.select(-1)
        #expect(desk.store.changes == [])
    }

    @Test func `a setting that cannot be saved still applies, and the failure is reported`() {
        let desk = Desk()
        desk.store.problem = SettingsProblem(reason: "read-only")
        let subject = subject(.look, desk)
        subject.select(subject.row("ASCII"))
        #expect(subject.chosen.contains("ASCII"))
        #expect(subject.failures.values == ["Applied, but could not be saved: read-only"])
    }

    @Test func `the member's themes follow the built-in ones`() {
        var settings = MachineSettings()
        settings.themes = ["dimo", "mine"]
        settings.theme = "mine"
        let subject = subject(.look, Desk(settings: settings))
        #expect(subject.chosen.first == "mine")
        #expect(subject.state.rows[subject.row("mine")].detail == "a file in your themes folder")
    }

    @Test func `a standard drink of the configuration is an option`() {
        var settings = MachineSettings()
        settings.display.standardDrink = StandardDrink(grams: 12.5)
        let subject = subject(.units, Desk(settings: settings))
        #expect(subject.chosen.contains("12.5 g"))
        #expect(self.subject(.units, Desk()).row("12.5 g") < 0)
    }

    @Test func `a search covers titles, details and sections`() {
        let subject = subject(.units, Desk())
        subject.input.list.query.send("knots")
        #expect(subject.state.matches == [subject.row("kn")])
        subject.input.list.query.send("")
        #expect(subject.state.matches == [])
    }

    @Test func `in Korean`() {
        let subject = subject(.units, Desk(.korean))
        #expect(subject.state.rows.first?.section == "양")
    }

    private func privacy(_ desk: Desk) -> ListSubject<PrivacyViewModel> {
        ListSubject(desk.container.makePrivacyViewModel(in: desk.flow))
    }

    @Test func `privacy leads to hidden posts, but not for a guest`() {
        let desk = Desk()
        let subject = privacy(desk)
        subject.select(subject.row("hidden posts and authors"))
        #expect(desk.log.notes == ["hidden"])
        let guest = AccountAccess(
            session: .guest(named: "guest"), services: AccountAccess.local().services,
            introductions: InMemoryMemberRepository(), shownVotes: InMemoryMemberRepository(),
            sharing: InMemoryBarSharingRepository(),
            localTime: FixedLocalTime())
        let seen = privacy(Desk(account: guest))
        #expect(seen.row("always show types") >= 0)
        #expect(seen.row("hidden posts and authors") < 0)
    }

    @Test func `privacy has its own page`() {
        let desk = Desk()
        let subject = privacy(desk)
        #expect(
            subject.chosen == [
                "hide types until I dig", "connect when I open something", "show drinks with alcohol",
            ])
        subject.select(subject.row("never connect"))
        subject.select(subject.row("always show types"))
        #expect(desk.store.changes == [.offline(true), .spoilers(isShown: true)])
        #expect(subject.chosen.prefix(2) == ["always show types", "never connect"])
    }

    @Test func `hiding alcohol is stored in the profile and rebuilds all screens`() async throws {
        let access = AccountAccess.local()
        let desk = Desk(account: access)
        let subject = privacy(desk)
        subject.select(subject.row("hide drinks with alcohol"))
        await LatestTask.settleAll()
        #expect(desk.log.notes == ["enter again"])
        let account = try await access.services.accounts.account(of: Profile.localID)
        #expect(account?.profile.alcohol == .hidden)
    }
}
