import Domain
import FeatureKit
import Reactive
import TestSupport
import Testing

@testable import Settings

/// Joining: the address, then the community and its use of data, the account, and the data to bring along.
@MainActor
struct JoinTests {
    private func subject(
        _ community: ScriptedCommunity, _ language: Language = .english
    ) async -> (form: FormSubject<JoinViewModel>, desk: Desk) {
        let desk = Desk(language, community: community)
        let subject = FormSubject(desk.container.makeJoinViewModel(in: desk.flow))
        await LatestTask.settleAll()
        return (subject, desk)
    }

    private func looked(
        _ community: ScriptedCommunity = ScriptedCommunity()
    ) async -> (
        form: FormSubject<JoinViewModel>, desk: Desk
    ) {
        let (form, desk) = await subject(community)
        form.type("https://club.example.org", into: "address")
        await form.save()
        return (form, desk)
    }

    private func fill(_ form: FormSubject<JoinViewModel>) {
        for (text, field) in [
            ("CODE-1", "invite"), ("mina", "name"), ("mina", "nickname"), ("sunrise-89", "password"),
            ("sunrise-89", "repeated"),
        ] { form.type(text, into: field) }
        form.input.edited.send(.flag(field: "terms", true))
    }

    private func isOn(_ form: FormSubject<JoinViewModel>, _ field: String) -> Bool? {
        if case .toggle(let isOn) = form.field(field)?.control { isOn } else { nil }
    }

    @Test func `leaving the form asks first only if something is typed`() async {
        let (form, desk) = await subject(ScriptedCommunity())
        #expect(form.states.last?.isDirty == false)
        form.type("https://club.example.org", into: "address")
        #expect(form.states.last?.isDirty == true)
        form.input.leaveRequested.send()
        #expect(desk.questions == ["? \(TestWords.english["form.leave.lost"])"] && form.finished.values.isEmpty)
    }

    @Test(arguments: [
        ("", CommunityAddressProblem.empty), ("club.example.org", .noScheme), ("ftp://club", .scheme("ftp")),
        ("https://me:pw@club.example.org", .credentials),
        ("http://club.example.org", .insecure(host: "club.example.org")),
        ("https://club.example.org/?a=1", .extra),
    ])
    func `an invalid address is reported below its field, without a request`(
        text: String, problem: CommunityAddressProblem
    ) async {
        for language in Language.allCases {
            let community = ScriptedCommunity()
            let (form, _) = await subject(community, language)
            form.type(text, into: "address")
            await form.save()
            #expect(form.field("address")?.message?.text == CommunityText.problem(problem, TestWords.words(language)))
            #expect(community.asked.values.isEmpty)
        }
    }

    @Test func `the hint gives the length of an ID before typing`() async {
        let (form, _) = await looked()
        let hint = form.field("name")?.message
        #expect(hint?.kind == .hint && hint?.text.contains("\(AccountName.lengths.lowerBound) to ") == true)
    }

    @Test func `the form shows the community, its terms, what the server sees and what to bring`() async {
        let (form, _) = await looked()
        let notes = form.states.last?.fields.compactMap { field in
            if case .note(let text) = field.control { text } else { nil }
        }.joined(separator: "\n")
        for text in [
            "Film Club · 12 members · by invite", TestWords.english["community.sees"],
            TestWords.english["community.keeps"], TestWords.english["community.never"], "Be kind.",
        ] { #expect(notes?.contains(text) == true, "\(text)") }
        #expect(isOn(form, "votes") == true && isOn(form, "wishes") == true && isOn(form, "reviews") == false)
        #expect(isOn(form, "works") == false, "nothing is published without consent")
        #expect(isOn(form, "terms") == false)
        // A different address is a different community.
        form.type("https://other.example.org", into: "address")
        #expect(form.field("invite") == nil && form.field("look") != nil)
    }

    @Test func `a pasted join line needs no invite and explains the trust`() async throws {
        let community = ScriptedCommunity()
        let (form, _) = await subject(community)
        let key = String(repeating: "k", count: 43)
        form.type("join dimo://192.168.1.5:8420/CODE-9#\(key)", into: "address")
        await form.save()
        #expect(form.field("invite") == nil)
        guard case .note(let trust)? = form.field("trust")?.control else { return #expect(Bool(false), "no note") }
        #expect(trust == TestWords.english["community.join.trust"])
        fill(form)
        await form.save()
        let request = try #require(community.joined.values.last)
        #expect(request.entrance == .newAccount(invite: "CODE-9"))
        #expect(request.address.stored == "https://192.168.1.5:8420#\(key)")
    }

    @Test func `without data to bring along, the form does not ask about it`() async {
        let (form, _) = await looked(ScriptedCommunity { $0.hasDataToUpload = false })
        #expect(form.field("brings") == nil)
        for field in ["votes", "wishes", "reviews", "works"] { #expect(form.field(field) == nil) }
        #expect(form.field("join") != nil)
    }

    @Test func `the form sends its input, and never while the passwords differ`() async throws {
        let community = ScriptedCommunity()
        let (form, desk) = await looked(community)
        fill(form)
        form.type("sunrise-88", into: "repeated")
        await form.save()
        #expect(form.focused.values.last == "repeated" && community.joined.values.isEmpty)
        form.type("sunrise-89", into: "repeated")
        form.input.edited.send(.flag(field: "reviews", true))
        form.input.edited.send(.flag(field: "wishes", false))
        form.input.edited.send(.flag(field: "works", true))
        await form.save()
        let request = try #require(community.joined.values.first)
        #expect(request.entrance == .newAccount(invite: "CODE-1"))
        #expect(request.name.text == "mina" && request.nickname?.text == "mina")
        #expect(request.brings == JoinUpload(votes: true, wishes: false, reviews: true, works: true))
        #expect(request.deviceLabel == "desk")
        #expect(form.finished.values.isEmpty, "it would close what took its place")
        #expect(desk.log.notes == ["joined mina"])
    }

    @Test func `missing values are asked for one after the other`() async {
        let (form, _) = await looked()
        await form.save()
        #expect(form.focused.values.last == "invite")
        fill(form)
        form.input.edited.send(.flag(field: "terms", false))
        await form.save()
        #expect(form.field("terms")?.message?.text == TestWords.english["community.join.terms.needed"])
    }

    @Test(arguments: [
        (CommunityProblem.inviteInvalid, "invite"), (.nameTaken, "name"), (.nicknameTaken, "nickname"),
        (.invalid(field: "password"), "password"), (.communityTooOld, "address"),
        (.programTooOld(needed: "2.0"), "address"),
        (.timedOut, "address"),
    ])
    func `a refusal appears under its field`(problem: CommunityProblem, field: String) async {
        let community = ScriptedCommunity()
        let (form, _) = await looked(community)
        fill(form)
        community.change { $0.problem = problem }
        await form.save()
        #expect(form.field(field)?.message?.text == CommunityText.problem(problem, TestWords.english))
        #expect(form.finished.values.isEmpty)
    }

    @Test func `a closed community is joined by an account there or by a code`() async throws {
        let community = ScriptedCommunity {
            $0.info = CommunityInfo(name: "Old Club", members: 3, registration: .closed)
        }
        let (form, _) = await looked(community)
        guard case .choice(let options, let selected)? = form.field("entrance")?.control else {
            Issue.record("no choice")
            return
        }
        #expect(options.map(\.id) == ["account", "code"] && selected == "account")
        form.type("mina", into: "name")
        form.type("sunrise-89", into: "password")
        await form.save()
        #expect(try #require(community.joined.values.first).entrance == .signIn)
    }

    @Test func `codes of a new account are shown before the form closes`() async throws {
        let code = try #require(RecoveryCode("7Q2M-9XKC-4D0T-HR6B"))
        let community = ScriptedCommunity {
            $0.outcome = JoinOutcome(membership: ScriptedCommunity.membership, signedIn: nil, codes: [code])
        }
        let (form, desk) = await looked(community)
        fill(form)
        await form.save()
        #expect(form.field("code-0")?.control == .note(code.text))
        #expect(form.finished.values.isEmpty && desk.log.notes.isEmpty)
        form.input.leaveRequested.send()
        #expect(form.finished.values.isEmpty && desk.log.notes == ["joined mina"])
    }
}
