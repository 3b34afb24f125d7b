import Domain
import FeatureKit
import Reactive
import TestSupport
import Testing

@testable import Settings

/// Nickname, type, password, codes and leaving; each form explains the rule it enforces.
@MainActor
struct AccountFormTests {
    @Test func `a nickname is changed and then locked until a day`() async throws {
        let access = try await AccountAccess.member()
        let desk = Desk(account: access)
        let subject = FormSubject(desk.container.makeNicknameViewModel(in: desk.flow))
        await LatestTask.settleAll()
        subject.type("달빛", into: "nickname")
        await subject.save()
        #expect(desk.profiles.map(\.nickname) == ["달빛"])
        #expect(subject.messages.values == ["Your nickname is now 달빛."])
        #expect(subject.finished.values.count == 1)
        let again = FormSubject(desk.container.makeNicknameViewModel(in: desk.flow))
        await LatestTask.settleAll()
        #expect(again.states.last?.canSave == false)
        #expect(again.field("nickname")?.message?.text.contains("14 Feb 2027") == true)
        #expect(again.field("save") == nil)
        await again.save()
        #expect(again.messages.values == [])
    }

    @Test func `an unsaved nickname is restored until it is discarded or saved`() async throws {
        let desk = Desk(account: try await .member())
        func form() async -> FormSubject<NicknameViewModel> {
            let form = FormSubject(desk.container.makeNicknameViewModel(in: desk.flow))
            await LatestTask.settleAll()
            return form
        }
        let first = await form()
        #expect(first.states.last?.isDirty == false)
        first.type("달", into: "nickname")
        #expect(first.states.last?.hasDraft == true)
        first.input.leaveRequested.send()
        #expect(first.finished.values.count == 1)
        await LatestTask.settleAll()
        let second = await form()
        #expect(second.field("nickname")?.control == .text("달", limit: 10))
        #expect(second.field("draft") != nil)
        second.input.dropRequested.send()
        await LatestTask.settleAll()
        #expect(desk.questions.count == 1)
        #expect(second.states.last?.hasDraft == false)
        #expect(second.field("draft") == nil)
        second.type("달빛", into: "nickname")
        await second.save()
        #expect(desk.profiles.map(\.nickname) == ["달빛"])
        #expect(await desk.drafts.drafts.isEmpty)
    }

    @Test(arguments: ["x", "a b", "juno"])
    func `an invalid nickname is refused at its field and stays typed`(text: String) async throws {
        let access = try await AccountAccess.member()
        let desk = Desk(account: access)
        let subject = FormSubject(desk.container.makeNicknameViewModel(in: desk.flow))
        await LatestTask.settleAll()
        subject.type(text, into: "nickname")
        subject.input.opened.send(.field("save"))
        await LatestTask.settleAll()
        #expect(subject.focused.values == ["nickname"])
        #expect(subject.finished.values.isEmpty)
        #expect(subject.field("nickname")?.message?.kind == .flaw)
        #expect(subject.field("nickname")?.control == .text(text, limit: 10))
    }

    @Test func `a first type is stored, and the next is locked until a day`() async throws {
        let access = AccountAccess.local()
        let desk = Desk(account: access)
        let input = TypeInput()
        let model = desk.container.makeTypeViewModel()
        let output = model.transform(input)
        let messages = Recorded(output.messages.done)
        let finished = Recorded(output.finished)
        await LatestTask.settleAll()
        #expect(output.state.value.type == nil)
        input.typeSelected.send(try MBTI(text: "INFJ"))
        await LatestTask.settleAll()
        #expect(finished.values.count == 1)
        #expect(desk.profiles.map { $0.type?.text } == ["INFJ"])
        #expect(messages.values == ["Your type is now INFJ."])
        #expect(try await access.services.accounts.account(of: Profile.localID)?.profile.type?.text == "INFJ")
        input.refresh.send()
        await LatestTask.settleAll()
        input.typeSelected.send(try MBTI(text: "ENTP"))
        await LatestTask.settleAll()
        #expect(finished.values.count == 2)
        input.refresh.send()
        await LatestTask.settleAll()
        #expect(output.state.value.lockedUntil == "14 Feb 2027")
    }

    @Test func `changing the password needs the current one`() async throws {
        let access = try await AccountAccess.member()
        let desk = Desk(account: access)
        let subject = FormSubject(desk.container.makePasswordViewModel(in: desk.flow))
        await LatestTask.settleAll()
        subject.type("wrong-pass-1", into: "current")
        subject.type("moonrise-77", into: "new")
        subject.type("moonrise-77", into: "repeat")
        await subject.save()
        #expect(subject.focused.values == ["current"])
        subject.type("sunrise-89", into: "current")
        await subject.save()
        #expect(subject.messages.values == ["Password changed. Your other sessions have ended."])
        let session = try await SignIn(access.services)(name: "juno", password: Password("moonrise-77")).session
        #expect(session.accountName?.text == "juno")
    }

    @Test(arguments: [
        ("short", "short", "new"), ("moonrise-77", "moonrise-78", "repeat"), ("sunrise-89", "sunrise-89", "new"),
    ])
    func `a flaw of a new password appears under its field`(
        new: String, repeated: String, field: String
    ) async throws {
        let desk = Desk(account: try await .member())
        let subject = FormSubject(desk.container.makePasswordViewModel(in: desk.flow))
        await LatestTask.settleAll()
        subject.type("sunrise-89", into: "current")
        subject.type(new, into: "new")
        subject.type(repeated, into: "repeat")
        await subject.save()
        #expect(subject.focused.values == [field])
        #expect(subject.field(field)?.message?.kind == .flaw)
    }

    @Test func `an account without a password can get one, with codes`() async throws {
        let desk = Desk(account: try await .member(password: ""))
        let subject = FormSubject(desk.container.makePasswordViewModel(in: desk.flow))
        await LatestTask.settleAll()
        #expect(subject.field("current") == nil)
        subject.type("moonrise-77", into: "new")
        subject.type("moonrise-77", into: "repeat")
        await subject.save()
        #expect(desk.codes.count == RecoveryCode.count)
    }

    @Test func `new codes need the password`() async throws {
        let desk = Desk(account: try await .member())
        let subject = FormSubject(desk.container.makeCodesViewModel(in: desk.flow))
        subject.type("nonsense-1", into: "current")
        await subject.save()
        #expect(desk.codes.isEmpty)
        #expect(subject.focused.values == ["current"])
        subject.type("sunrise-89", into: "current")
        await subject.save()
        #expect(desk.codes.count == RecoveryCode.count)
    }

    @Test func `deleting the account asks for the typed ID`() async throws {
        let access = try await AccountAccess.member()
        let desk = Desk(account: access)
        let subject = FormSubject(desk.container.makeLeaveViewModel())
        subject.type("jun", into: "confirm")
        await subject.save()
        #expect(subject.focused.values == ["confirm"])
        #expect(desk.log.notes == [])
        subject.input.edited.send(.option(field: "reason", "interest"))
        subject.type("juno", into: "confirm")
        await subject.save()
        #expect(desk.log.notes == ["leave"])
        #expect(try await access.services.accounts.account(of: access.session.profile.id) == nil)
    }

    @Test func `the local profile is emptied, not removed`() async throws {
        let access = AccountAccess.local()
        let subject = FormSubject(Desk(account: access).container.makeLeaveViewModel())
        #expect(subject.field("reason") == nil)
        subject.type("mina", into: "confirm")
        await subject.save()
        #expect(subject.messages.values == ["Profile emptied."])
        #expect(try await access.services.accounts.account(of: Profile.localID) != nil)
    }
}
