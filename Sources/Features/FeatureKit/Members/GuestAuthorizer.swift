package import Domain

/// Refuses a guest everything, and passes on what was wanted, so that it can be done once the guest is a member.
package final class GuestAuthorizer: MemberAuthorizer {
    /// A guest writes nothing, but exports.
    package let work = MemberWork()
    private let ask: (MemberIntent) -> Void

    /// - Parameter ask: asks whether to sign up or in.
    package init(ask: @escaping (MemberIntent) -> Void) {
        self.ask = ask
    }

    /// Never; asks instead.
    package func authorize(_ intent: MemberIntent) -> Bool {
        ask(intent)
        return false
    }
}
