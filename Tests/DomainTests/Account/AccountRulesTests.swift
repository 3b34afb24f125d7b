import Domain
import Testing

@Suite struct AccountRulesTests {
    private let day: Int64 = 86_400
    private let now: Int64 = 1_800_000_000

    @Test func `a change needs a wait of exactly thirty days`() {
        #expect(ChangeRule.nextChange(after: nil, now: now) == nil)
        #expect(ChangeRule.nextChange(after: now, now: now) == now + 30 * day)
        #expect(ChangeRule.nextChange(after: now - 30 * day + 1, now: now) == now + 1)
        #expect(ChangeRule.nextChange(after: now - 30 * day, now: now) == nil)
    }

    @Test func `setting the clock back makes no wait longer than the rule`() {
        #expect(ChangeRule.nextChange(after: now + 365 * day, now: now) == now + 30 * day)
        #expect(!SessionRecord.isExpired(usedAt: now + 365 * day, now: now))
        #expect(SignInDelay.remaining(failures: 99, last: now + 365 * day, now: now) == 60)
    }

    @Test func `a session ends after thirty days without use`() {
        #expect(!SessionRecord.isExpired(usedAt: now - 30 * day + 1, now: now))
        #expect(SessionRecord.isExpired(usedAt: now - 30 * day, now: now))
    }

    @Test func `the wait after failures doubles from one second up to sixty`() {
        #expect((0...4).map { SignInDelay.seconds(afterFailures: $0) } == [0, 0, 0, 0, 0])
        #expect((5...12).map { SignInDelay.seconds(afterFailures: $0) } == [1, 2, 4, 8, 16, 32, 60, 60])
        #expect(SignInDelay.seconds(afterFailures: Int.max) == 60)
        #expect(SignInDelay.remaining(failures: 7, last: now - 1, now: now) == 3)
        #expect(SignInDelay.remaining(failures: 7, last: now - 4, now: now) == 0)
    }

    @Test(arguments: ["7Q2M-9XKC-4D0T-HR6B", "7q2m9xkc4dothr6b", " 7Q2M 9XKC 4DOT HR6B "])
    func `a recovery code is parsed regardless of case, spaces and similar letters`(typed: String) {
        #expect(RecoveryCode(typed)?.text == "7Q2M-9XKC-4D0T-HR6B")
    }

    @Test(arguments: ["", "7Q2M-9XKC-4D0T", "7Q2M-9XKC-4D0T-HR6BX", "7Q2M-9XKC-4D0T-HR6U", "७Q2M-9XKC-4D0T-HR6B"])
    func `an invalid recovery code is rejected`(typed: String) {
        #expect(RecoveryCode(typed) == nil)
    }
}
