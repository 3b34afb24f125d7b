import Domain
import FeatureKit
import Reactive
import TestSupport
import Testing

@testable import Settings

/// Nickname, type, password, codes and leaving, with their rules said where they bite.
@MainActor
@Suite(.timeLimit(.minutes(1)))
struct AccountFormTests {
    @Test func `a nickname is changed, and then locked with its day`() async throws {
        let access = try await AccountAccess.member()
        let changed = Observable<Profile?>(nil)
        let subject = FormSubject(
            NicknameViewModel(access: access, strings: TestWords.english) { changed.send($0) })
        await subject.model.settle()
        subject.type("달빛", into: "nickname")
        subject.saved.send()
        await subject.model.settle()
        #expect(changed.value?.nickname == "달빛")
        #expect(subject.messages.values == ["Your nickname is now 달빛."])
        let again = FormSubject(NicknameViewModel(access: access, strings: TestWords.english) { _ in })
        await again.model.settle()
        #expect(again.states.last?.canSave == false)
        #expect(again.field("nickname")?.message?.text.contains("2027-02-14") == true)
        #expect(again.field("save") == nil)
        again.saved.send()
        await again.model.settle()
        #expect(again.messages.values == [])
    }

    @Test(arguments: ["x", "a b", "juno"])
    func `a nickname that cannot be is refused at its field, and what was typed stays`(text: String) async throws {
        let access = try await AccountAccess.member()
        let subject = FormSubject(NicknameViewModel(access: access, strings: TestWords.english) { _ in })
        await subject.model.settle()
        subject.type(text, into: "nickname")
        subject.opened.send(.field("save"))
        await subject.model.settle()
        #expect(subject.flaws.values == ["nickname"])
        #expect(subject.field("nickname")?.message?.kind == .flaw)
        #expect(subject.field("nickname")?.control == .text(text, limit: 10))
    }

    @Test func `a first type is kept, the next is locked with its day`() async throws {
        let access = AccountAccess.local()
        let selected = Signal<MBTI>()
        let model = TypeViewModel(access: access, strings: TestWords.english) { _ in }
        let output = model.transform(
            TypeViewModel.Input(typeSelected: selected.events, refreshRequested: Signal<Void>().events))
        let messages = Recorded(output.done)
        await model.settle()
        #expect(output.state.value.type == nil)
        selected.send(try MBTI(text: "INFJ"))
        await model.settle()
        #expect(messages.values == ["Your type is now INFJ."])
        #expect(try await access.services.accounts.account(of: Profile.localID)?.profile.type?.text == "INFJ")
    }

    @Test func `a password is changed by who knows it`() async throws {
        let access = try await AccountAccess.member()
        let subject = FormSubject(PasswordViewModel(access: access, strings: TestWords.english) { _ in })
        await subject.model.settle()
        subject.type("wrong-pass-1", into: "current")
        subject.type("moonrise-77", into: "new")
        subject.type("moonrise-77", into: "repeat")
        subject.saved.send()
        await subject.model.settle()
        #expect(subject.flaws.values == ["current"])
        subject.type("sunrise-89", into: "current")
        subject.saved.send()
        await subject.model.settle()
        #expect(subject.messages.values == ["Password changed. Your other sessions have ended."])
        let session = try await SignIn(access.services)(name: "juno", password: Password("moonrise-77")).session
        #expect(session.accountName?.text == "juno")
    }

    @Test(arguments: [
        ("short", "short", "new"), ("moonrise-77", "moonrise-78", "repeat"), ("sunrise-89", "sunrise-89", "new"),
    ])
    func `what is wrong with a new password stands under its field`(
        new: String, repeated: String, field: String
    ) async throws {
        let subject = FormSubject(
            PasswordViewModel(access: try await .member(), strings: TestWords.english) { _ in })
        await subject.model.settle()
        subject.type("sunrise-89", into: "current")
        subject.type(new, into: "new")
        subject.type(repeated, into: "repeat")
        subject.saved.send()
        await subject.model.settle()
        #expect(subject.flaws.values == [field])
        #expect(subject.field(field)?.message?.kind == .flaw)
    }

    @Test func `an account without a password is given one, with codes`() async throws {
        let codes = Observable<[RecoveryCode]>([])
        let access = try await AccountAccess.member(password: "")
        let subject = FormSubject(PasswordViewModel(access: access, strings: TestWords.english) { codes.send($0) })
        await subject.model.settle()
        #expect(subject.field("current") == nil)
        subject.type("moonrise-77", into: "new")
        subject.type("moonrise-77", into: "repeat")
        subject.saved.send()
        await subject.model.settle()
        #expect(codes.value.count == RecoveryCode.count)
    }

    @Test func `new codes are made for who knows the password`() async throws {
        let codes = Observable<[RecoveryCode]>([])
        let subject = FormSubject(
            CodesViewModel(access: try await .member(), strings: TestWords.english) { codes.send($0) })
        subject.type("nonsense-1", into: "current")
        subject.saved.send()
        await subject.model.settle()
        #expect(codes.value.isEmpty)
        #expect(subject.flaws.values == ["current"])
        subject.type("sunrise-89", into: "current")
        subject.saved.send()
        await subject.model.settle()
        #expect(codes.value.count == RecoveryCode.count)
    }

    @Test func `leaving asks for the ID to be typed`() async throws {
        let access = try await AccountAccess.member()
        let left = Observable(0)
        let subject = FormSubject(
            LeaveViewModel(access: access, strings: TestWords.english) { left.update { $0 += 1 } })
        subject.type("jun", into: "confirm")
        subject.saved.send()
        await subject.model.settle()
        #expect(subject.flaws.values == ["confirm"])
        #expect(left.value == 0)
        subject.edited.send(.option(field: "reason", "interest"))
        subject.type("juno", into: "confirm")
        subject.saved.send()
        await subject.model.settle()
        #expect(left.value == 1)
        #expect(try await access.services.accounts.account(of: access.session.profile.id) == nil)
    }

    @Test func `the local profile is emptied and stays`() async throws {
        let access = AccountAccess.local()
        let subject = FormSubject(LeaveViewModel(access: access, strings: TestWords.english) {})
        #expect(subject.field("reason") == nil)
        subject.type("mina", into: "confirm")
        subject.saved.send()
        await subject.model.settle()
        #expect(subject.messages.values == ["Profile emptied."])
        #expect(try await access.services.accounts.account(of: Profile.localID) != nil)
    }
}
