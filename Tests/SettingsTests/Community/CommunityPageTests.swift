import Domain
import FeatureKit
import Navigation
import Reactive
import Terminal
import TestSupport
import Testing

@testable import Settings

/// The page of the community: the introduction, the member's standing, and all notices.
@MainActor
struct CommunityPageTests {
    @MainActor
    private struct Subject {
        let desk: Desk
        let input = PageInput<CommunityTarget>()
        let states: Recorded<PageState<CommunityTarget>>
        let messages: Recorded<String>
        let failed: Recorded<String>
        private let model: CommunityViewModel

        init(_ community: ScriptedCommunity, _ language: Language = .english) async {
            desk = Desk(language, community: community)
            model = desk.container.makeCommunityViewModel(in: desk.flow)
            let output = model.transform(input)
            states = Recorded(output.state)
            messages = Recorded(output.messages.done)
            failed = Recorded(output.messages.failed)
            await LatestTask.settleAll()
        }

        var blocks: [PageBlock<CommunityTarget>] { states.last?.blocks ?? [] }
        /// The blocks as text; a description escapes apostrophes.
        var text: String { blocks.map { "\($0)" }.joined(separator: "\n").replacing(#"\'"#, with: "'") }
        var targets: [CommunityTarget] {
            blocks.compactMap { if case .row(let row) = $0 { row.target } else { nil } }
        }

        var actions: [CommunityAction] {
            targets.compactMap { if case .action(let action) = $0 { action } else { nil } }
        }

        func open(_ action: CommunityAction) async {
            input.opened.send(.action(action))
            await LatestTask.settleAll()
        }
    }

    private nonisolated static func status(
        _ standing: CommunityStanding = .active, waiting: Int = 0, waitingForSubject: Int = 0,
        accepted: Int = 0, problem: CommunityProblem? = nil
    ) -> CommunityStatus {
        CommunityStatus(
            membership: ScriptedCommunity.membership, standing: standing, people: 12, waiting: waiting,
            waitingForSubject: waitingForSubject, accepted: accepted, exchangedAt: AccountAccess.now - 3 * 3_600,
            problem: problem)
    }

    private func member(
        _ status: CommunityStatus = status(), notices: [CommunityNotice] = [], _ language: Language = .english
    ) async -> Subject {
        await Subject(
            ScriptedCommunity {
                $0.status = status
                $0.notices = notices
            }, language)
    }

    @Test(arguments: Language.allCases, [80, 100])
    func `remarks on the rows of the page align in a column, uncut`(language: Language, width: Int) async {
        let subject = await member(Self.status(), language)
        let page = PageController<CommunityTarget>(strings: TestWords.words(language))
        page.setBlocks(subject.blocks)
        var canvas = Canvas(size: Size(width: width, height: 60))
        page.render(into: &canvas, in: canvas.bounds, context: RenderContext())
        let lines = canvas.text.split(separator: "\n").map(String.init)
        let actions: [CommunityAction] = [
            .send, .publish, .takeBack, .votes, .password, .codes, .devices, .export, .leave, .delete,
        ]
        let columns = actions.map { action -> Int? in
            let remark = TestWords.words(language)["community.\(action.rawValue).detail"]
            for line in lines {
                guard let found = line.firstRange(of: remark) else { continue }
                return canvas.metrics.width(of: String(line[..<found.lowerBound]))
            }
            return nil
        }
        #expect(columns.allSatisfy { $0 != nil } && Set(columns).count == 1, "\(columns)")
    }

    @Test(arguments: Language.allCases)
    func `a non-member reads about membership and the server, and may join`(
        language: Language
    ) async {
        let subject = await Subject(ScriptedCommunity(), language)
        let words = TestWords.words(language)
        for key in ["community.what", "community.sees", "community.keeps", "community.never"] {
            #expect(subject.text.contains(words[key]), "\(key)")
        }
        #expect(subject.actions == [.join])
        await subject.open(.join)
        #expect(subject.desk.log.notes == ["settings/community/join"])
    }

    @Test(arguments: Language.allCases)
    func `the page shows community, member, waiting actions and their age`(language: Language) async {
        let subject = await member(Self.status(waiting: 3, waitingForSubject: 1), language)
        let words = TestWords.words(language)
        for text in [
            "Film Club", "https://club.example.org", "mina", words.counted("community.members", 12),
            words.counted("community.waiting", 3), words.counted("community.waiting.subject", 1),
            AgeText.ago(3 * 3_600, words),
        ] { #expect(subject.text.contains(text), "\(text)\n\(subject.text)") }
        #expect(
            subject.actions == [
                .send, .publish, .takeBack, .votes, .password, .codes, .devices, .export, .leave, .delete,
            ])
    }

    @Test(arguments: Language.allCases)
    func `actions accepted by the server are counted apart from those waiting here`(language: Language) async {
        let words = TestWords.words(language)
        var subject = await member(Self.status(accepted: 2), language)
        #expect(subject.text.contains(words.counted("community.accepted", 2)))
        #expect(!subject.text.contains(words.counted("community.waiting", 2)))
        subject = await member(Self.status(waiting: 1, accepted: 1), language)
        for key in ["community.waiting", "community.accepted"] {
            #expect(subject.text.contains(words.counted(key, 1)))
        }
        #expect(
            CommunityText.waiting(3, accepted: 1, words)
                == "\(words.counted("community.waiting", 3)), \(words.counted("community.accepted", 1))")
        #expect(CommunityText.waiting(0, accepted: 0, words) == words.counted("community.waiting", 0))
    }

    /// Standings, and the rows the member sees.
    @Test(arguments: [
        (CommunityStanding.suspended, [CommunityAction]()), (.paused, []), (.asking(lost: 4), [.sendLost, .dropLost]),
        (.outdated, []), (.signedOut, [.signIn]), (.renumbered, [.signIn]), (.putBack, [.signIn]),
        (.removed, [.dismiss, .join]),
    ])
    func `an obstacle to sending is shown with its ways out`(
        standing: CommunityStanding, actions: [CommunityAction]
    ) async throws {
        for language in Language.allCases {
            let subject = await member(Self.status(standing, waiting: 2), language)
            let text = try #require(CommunityText.standing(standing, TestWords.words(language)))
            #expect(subject.text.contains(text))
            #expect(Array(subject.actions.prefix(actions.count)) == actions)
        }
    }

    @Test(arguments: Language.allCases)
    func `the page does not claim that all was sent if a restored server lost something`(language: Language) async {
        let words = TestWords.words(language)
        let text = await member(Self.status(.asking(lost: 2)), language).text
        #expect(!text.contains(words["community.waiting.none"]))
        #expect(text.contains(words.counted("community.waiting.lost", 2)))
        #expect(await member(Self.status(), language).text.contains(words["community.waiting.none"]))
    }

    @Test(arguments: Language.allCases)
    func `an unreachable server is reported with the last problem`(language: Language) async {
        let subject = await member(Self.status(waiting: 1, problem: .offline), language)
        let words = TestWords.words(language)
        #expect(subject.text.contains(words["community.away"]))
        #expect(subject.text.contains(words["community.problem.offline"]))
    }

    @Test(arguments: Language.allCases)
    func `later votes, texts turned drafts and refusals are reported and can be dismissed`(
        language: Language
    ) async {
        let kinds: [CommunityNotice.Kind] = [
            .votedElsewhere(MBTI.all[5], device: "laptop"), .votedElsewhere(MBTI.all[5], device: nil),
            .becameDraft("A quiet one"), .reviewGone("And kind."), .refused("gone"), .hidden(post: "p", why: "spoiler"),
            .hidden(post: "p", why: nil),
        ]
        let notices = kinds.enumerated().map {
            CommunityNotice(
                id: Int64($0.offset), kind: $0.element, character: "howl",
                characterName: LocalizedText(english: "Howl", korean: "하울"), at: AccountAccess.now - 60)
        }
        let subject = await member(Self.status(), notices: notices, language)
        for notice in notices {
            #expect(subject.text.contains(CommunityText.event(notice, TestWords.words(language))))
            #expect(subject.text.contains(notice.lostText ?? ""))
            #expect(subject.targets.contains(.lostText(notice)) == (notice.lostText != nil))
        }
        #expect(subject.text.contains(language == .english ? "Howl" : "하울"))
        await subject.open(.dismiss)
        #expect(!subject.actions.contains(.dismiss))
    }

    @Test func `sending now reports its result and the number still waiting`() async {
        let community = ScriptedCommunity { $0.status = Self.status() }
        let subject = await Subject(community)
        await subject.open(.send)
        community.change { $0.status = Self.status(waiting: 2) }
        await subject.open(.send)
        #expect(subject.messages.values == ["Everything sent.", "2 not sent yet"])
        community.change { $0.problem = CommunityProblem.timedOut }
        await subject.open(.send)
        #expect(subject.failed.values == [TestWords.english["community.problem.timed-out"]])
    }

    @Test func `publishing own works asks first and reports how many are sent and how many wait`() async {
        let community = ScriptedCommunity { $0.status = Self.status() }
        let subject = await Subject(community)
        subject.desk.answersYes = false
        await subject.open(.publish)
        #expect(community.asked.values.isEmpty && subject.desk.questions.count == 1)
        subject.desk.answersYes = true
        await subject.open(.publish)
        #expect(community.asked.values == ["publish"])
        #expect(
            subject.messages.values == [
                "Published your additions to 1 work. Later changes are published too. "
                    + "1 work is not sent yet and will be published later."
            ])
    }

    @Test func `taking back own works asks first and reports how many stay`() async {
        let community = ScriptedCommunity { $0.status = Self.status() }
        let subject = await Subject(community)
        subject.desk.answersYes = false
        await subject.open(.takeBack)
        #expect(community.asked.values.isEmpty && subject.desk.questions.count == 1)
        subject.desk.answersYes = true
        await subject.open(.takeBack)
        #expect(community.asked.values == ["take back"])
        #expect(
            subject.messages.values == [
                "Unpublished your additions to 2 works. "
                    + "Your additions to 1 work stay: others have dug, wished for, written about or also added them."
            ])
    }

    @Test func `an exchange less than a minute ago was "just now"`() async {
        let status = CommunityStatus(
            membership: ScriptedCommunity.membership, people: 12, exchangedAt: AccountAccess.now - 59)
        let subject = await member(status)
        #expect(subject.text.contains("just now"))
    }

    @Test func `lost actions are sent again at once, and dropped only after a question`() async {
        let community = ScriptedCommunity { $0.status = Self.status(.asking(lost: 2)) }
        let subject = await Subject(community)
        await subject.open(.sendLost)
        subject.desk.answersYes = false
        await subject.open(.dropLost)
        #expect(community.asked.values == ["lost true"])
        subject.desk.answersYes = true
        await subject.open(.dropLost)
        #expect(community.asked.values == ["lost true", "lost false"])
    }

    @Test func `"everything sent" appears only while sending is active`() async {
        for (standing, messages) in [(CommunityStanding.active, ["Everything sent."]), (.asking(lost: 2), [])] {
            let subject = await Subject(ScriptedCommunity { $0.status = Self.status(standing) })
            await subject.open(.send)
            #expect(subject.messages.values == messages)
        }
    }

    @Test(arguments: [(CommunityStanding.active, "send-lost.done"), (.renumbered, "send-lost.later")])
    func `a resend succeeds, or explains that signing in comes first`(standing: CommunityStanding, key: String) async {
        let subject = await Subject(ScriptedCommunity { $0.status = Self.status(standing) })
        await subject.open(.sendLost)
        #expect(subject.messages.values == [TestWords.english["community.\(key)"]])
    }

    @Test func `leaving asks first, then offers joining again`() async {
        let community = ScriptedCommunity { $0.status = Self.status() }
        let subject = await Subject(community)
        await subject.open(.leave)
        #expect(community.asked.values == ["leave"] && subject.desk.questions.count == 1)
        #expect(subject.actions == [.join])
    }

    @Test(arguments: [(0, false), (3, true)])
    func `leaving warns about unsent actions`(waiting: Int, isSaid: Bool) async throws {
        let subject = await member(Self.status(waiting: waiting))
        subject.desk.answersYes = false
        await subject.open(.leave)
        let question = try #require(subject.desk.questions.first)
        #expect(question.contains(TestWords.english.counted("community.leave.unsent", waiting)) == isSaid)
    }

    @Test func `leaving is refused while the number of unsent actions is unknown`() async {
        let community = ScriptedCommunity { $0.status = Self.status(waiting: 3) }
        let subject = await Subject(community)
        community.change { $0.statusProblem = StoreError.busy }
        await subject.open(.leave)
        #expect(subject.desk.questions == [] && subject.failed.values == [TestWords.english["error.busy"]])
    }

    @Test func `the text of a lost review is copied whole, and nothing else`() async throws {
        let text = String(repeating: "And kind to dogs. ", count: 12) + "\nSo they say."
        let notice = CommunityNotice(id: 1, kind: .reviewGone(text), character: "howl", at: AccountAccess.now)
        let community = ScriptedCommunity {
            $0.status = Self.status()
            $0.notices = [notice]
        }
        let desk = Desk(community: community)
        let screen = CommunityScreen(
            route: SettingsPage.community.route, viewModel: desk.container.makeCommunityViewModel(in: desk.flow),
            changes: .never, strings: TestWords.english)
        let host = StubScreenHost()
        screen.load(in: host)
        await LatestTask.settleAll()
        screen.page.focusWhenRead(0)
        #expect(screen.copyText(of: .row, metrics: TextMetrics(), context: RenderContext()) == text)
        screen.input.opened.send(.lostText(notice))
        #expect(host.copied == [text])
    }

    @Test func `an export reports the path of its file`() async {
        let subject = await member()
        await subject.open(.export)
        #expect(subject.messages.values.count == 1)
        #expect(subject.messages.values.first?.contains("communityExport") == true)
    }

    @Test func `votes are shown to members only after a question, and can be hidden again`() async {
        let community = ScriptedCommunity { $0.status = Self.status() }
        let subject = await Subject(community)
        subject.desk.answersYes = false
        await subject.open(.votes)
        #expect(community.asked.values == ["shows votes"] && subject.desk.questions.count == 1)
        subject.desk.answersYes = true
        for _ in 0..<2 { await subject.open(.votes) }
        #expect(
            community.asked.values.filter { $0.hasPrefix("show votes") } == ["show votes true", "show votes false"])
        #expect(
            subject.messages.values == ["show", "hide"].map { TestWords.english["community.votes.\($0).done"] })
        community.change { $0.problem = CommunityProblem.communityTooOld }
        await subject.open(.votes)
        #expect(subject.failed.values == [TestWords.english["community.problem.community-too-old"]])
    }

    @Test func `another device is signed out after a question, and this one can be named`() async {
        let community = ScriptedCommunity {
            $0.devices = [
                CommunityDevice(id: 1, label: "desk", usedAt: AccountAccess.now, isThis: true),
                CommunityDevice(id: 2, label: "laptop", usedAt: AccountAccess.now, isThis: false),
            ]
        }
        let desk = Desk(community: community)
        let subject = ListSubject(desk.container.makeCommunityDevicesViewModel(in: desk.flow))
        await LatestTask.settleAll()
        desk.typed = "kitchen"
        await subject.open("desk")
        #expect(community.asked.values.contains("name kitchen"))
        #expect(subject.state.rows.map(\.title) == ["kitchen", "laptop"])
        await subject.open("laptop")
        #expect(community.asked.values.contains("revoke 2"))
        #expect(subject.state.rows.map(\.title) == ["kitchen"])
    }

    @Test func `devices of the same name are numbered`() async {
        let community = ScriptedCommunity {
            $0.devices = [(1, "desk"), (2, "vm"), (3, "vm")].map {
                CommunityDevice(id: $0.0, label: $0.1, usedAt: AccountAccess.now, isThis: $0.0 == 1)
            }
        }
        let desk = Desk(community: community)
        let subject = ListSubject(desk.container.makeCommunityDevicesViewModel(in: desk.flow))
        await LatestTask.settleAll()
        #expect(subject.state.rows.map(\.title) == ["desk", "vm (2)", "vm (3)"])
    }

    @Test(arguments: Language.allCases)
    func `the page shows the member's standing and leads to password and codes`(
        language: Language
    ) async throws {
        let words = TestWords.words(language)
        #expect(await member(Self.status(), language).text.contains(words["community.sign.active"]))
        let subject = await member(Self.status(.suspended), language)
        #expect(subject.text.contains(words["community.sign.suspended"]))
        await subject.open(.password)
        await subject.open(.codes)
        #expect(subject.desk.log.notes == ["settings/community/password", "settings/community/codes"])
    }

    @Test func `a new community password is checked here, then changed there`() async throws {
        let community = ScriptedCommunity { $0.status = Self.status() }
        let desk = Desk(community: community)
        let subject = FormSubject(desk.container.makeCommunityPasswordViewModel(in: desk.flow))
        await LatestTask.settleAll()
        subject.type("sunrise-89", into: "current")
        subject.type("moonrise-77", into: "new")
        await subject.save()
        #expect(subject.focused.values == ["repeat"] && community.asked.values.isEmpty)
        subject.type("moonrise-77", into: "repeat")
        community.change { $0.problem = CommunityProblem.wrongCredentials }
        await subject.save()
        #expect(subject.focused.values.last == "current" && subject.finished.values.isEmpty)
        community.change { $0.problem = nil }
        await subject.save()
        #expect(subject.messages.values == [TestWords.english["community.password.done"]])
        #expect(subject.finished.values.count == 1)
    }

    @Test func `new codes of the community are shown once`() async throws {
        let code = try #require(RecoveryCode("AAAA-BBBB-CCCC-DDDD"))
        let desk = Desk(community: ScriptedCommunity { $0.codes = [code] })
        let subject = FormSubject(desk.container.makeCommunityCodesViewModel(in: desk.flow))
        subject.type("sunrise-89", into: "current")
        await subject.save()
        #expect(desk.codes == [code])
    }

    @Test(arguments: [
        (nil, "community.password.adopted"), (CommunityProblem.wrongCredentials, "community.password.other"),
        (.offline, "community.password.kept"),
    ])
    func `changing the password here changes it in the community, or says why not`(
        problem: CommunityProblem?, key: String
    ) async throws {
        let community = ScriptedCommunity {
            $0.status = Self.status()
            $0.problem = problem
        }
        let desk = Desk(account: try await .member(), community: community)
        let subject = FormSubject(desk.container.makePasswordViewModel(in: desk.flow))
        await LatestTask.settleAll()
        subject.type("sunrise-89", into: "current")
        for field in ["new", "repeat"] { subject.type("moonrise-77", into: field) }
        await subject.save()
        let why = problem.map { CommunityText.problem($0, TestWords.english) } ?? ""
        #expect(subject.messages.values == [TestWords.english(key, "Film Club", why)])
        #expect(community.asked.values == ["password"])
    }

    @Test func `signing in again marks a wrong password at its field`() async {
        let community = ScriptedCommunity { $0.problem = CommunityProblem.wrongCredentials }
        let desk = Desk(community: community)
        let subject = FormSubject(desk.container.makeCommunitySignInViewModel())
        subject.type("sunrise-89", into: "password")
        await subject.save()
        #expect(subject.field("password")?.message?.text == TestWords.english["community.problem.wrong-credentials"])
        community.change { $0.problem = nil }
        await subject.save()
        #expect(subject.finished.values.count == 1)
    }

    @Test(arguments: ["keep", "remove"])
    func `an account is deleted after its ID is typed and a question`(votes: String) async {
        let community = ScriptedCommunity { $0.status = Self.status() }
        let desk = Desk(community: community)
        let subject = FormSubject(desk.container.makeCommunityDeleteViewModel(in: desk.flow))
        await LatestTask.settleAll()
        subject.input.edited.send(.option(field: "votes", votes))
        subject.type("min", into: "confirm")
        await subject.save()
        #expect(subject.focused.values == ["confirm"] && desk.questions.isEmpty)
        subject.type("mina", into: "confirm")
        await subject.save()
        #expect(subject.focused.values.last == "password")
        subject.type("sunrise-89", into: "password")
        desk.answersYes = false
        await subject.save()
        #expect(community.asked.values.isEmpty)
        desk.answersYes = true
        await subject.save()
        #expect(community.asked.values == ["delete \(votes == "keep")"])
        #expect(subject.finished.values.count == 1)
    }
}
