import Domain
import FeatureKit
import Reactive
import TestSupport
import Testing

@testable import Settings

/// Requests to a community continue after leaving the page, and the member is told the outcome.
@MainActor
struct LeftCommunityTests {
    private let bag = SubscriptionBag()

    private final class Heard {
        var texts: [String] = []
    }

    private func heard(_ work: MemberWork) -> Heard {
        let heard = Heard()
        work.messages.done.observe { heard.texts.append($0) }.store(in: bag)
        work.messages.failed.observe { heard.texts.append("failed: \($0)") }.store(in: bag)
        return heard
    }

    private struct Case: Sendable {
        let action: CommunityAction
        /// The request, and the text key of its outcome.
        let asked: String
        let said: String
    }

    private nonisolated static let cases = [
        Case(action: .send, asked: "send", said: "community.send.done"),
        Case(action: .leave, asked: "leave", said: "community.leave.done"),
        Case(action: .sendLost, asked: "lost true", said: "community.send-lost.done"),
        Case(action: .dropLost, asked: "lost false", said: "community.drop-lost.done"),
    ]

    @Test(arguments: cases.indices, [false, true])
    func `an answer to a page already closed is reported by the scope`(number: Int, fails: Bool) async {
        let question = Self.cases[number]
        let gate = StepGate(at: 0)
        let community = ScriptedCommunity(gate: gate) {
            $0.status = CommunityStatus(membership: ScriptedCommunity.membership)
            $0.problem = fails ? CommunityProblem.timedOut : nil
        }
        let desk = Desk(community: community)
        let heard = heard(desk.work)
        do {
            let input = PageInput<CommunityTarget>()
            let shown = SubscriptionBag()
            let model = desk.container.makeCommunityViewModel(in: desk.flow)
            let output = model.transform(input)
            output.messages.done.observe { _ in Issue.record("nobody sees the page") }.store(in: shown)
            await settleReads()
            input.opened.send(.action(question.action))
            await gate.waitUntilReached()
            withExtendedLifetime(model) { shown.removeAll() }
        }
        #expect(desk.work.isBusy)
        await written(desk.work)
        gate.open()
        await desk.work.settle()
        #expect(community.asked.values == [question.asked])
        let failure = ErrorText.describe(CommunityProblem.timedOut, desk.strings)
        let said = fails ? "failed: \(failure)" : desk.strings[question.said]
        #expect(heard.texts == [said])
    }

    /// Writes meanwhile, which must not wait for the server.
    private func written(_ work: MemberWork) async {
        let (done, finish) = AsyncStream<Void>.makeStream()
        work.add {
        } completion: { _ in
            finish.finish()
        }
        for await _ in done {}
    }

    private func settleReads() async {
        while !LatestTask.isSettled { await LatestTask.waitForOne() }
    }

    @Test func `leaving the form while it joins still joins and shows the codes`() async throws {
        let gate = StepGate(at: 1)
        let codes = ["AAAA-BBBB-CCCC-DDDD", "EEEE-FFFF-GGGG-HHHH"].compactMap { RecoveryCode($0) }
        let community = ScriptedCommunity(gate: gate) {
            $0.outcome = JoinOutcome(membership: ScriptedCommunity.membership, signedIn: nil, codes: codes)
        }
        let desk = Desk(community: community)
        let heard = heard(desk.work)
        do {
            let form = FormSubject(desk.container.makeJoinViewModel(in: desk.flow))
            await LatestTask.settleAll()
            form.type("https://club.example.org", into: "address")
            await form.save()
            for (text, field) in [
                ("CODE-1", "invite"), ("mina", "name"), ("mina", "nickname"), ("sunrise-89", "password"),
                ("sunrise-89", "repeated"),
            ] { form.type(text, into: field) }
            form.input.edited.send(.flag(field: "terms", true))
            form.input.saveRequested.send()
            await gate.waitUntilReached()
        }
        gate.open()
        await desk.work.settle()
        #expect(community.joined.values.count == 1)
        #expect(desk.log.notes.filter { $0.hasPrefix("joined") }.count == 1)
        let text = try #require(heard.texts.first)
        #expect(text.hasPrefix(desk.strings("community.join.done", "Film Club")))
        for code in codes { #expect(text.contains(code.text)) }
    }
}
