package import Domain

/// Refuses every action of a guest and passes on the intent, so that it can be carried out after sign-up.
package final class GuestAuthorizer: MemberAuthorizer {
    /// Guests write nothing, but can export.
    package let work = MemberWork()
    private let ask: (MemberIntent) -> Void

    package init(ask: @escaping (MemberIntent) -> Void) {
        self.ask = ask
    }

    package func authorize(_ intent: MemberIntent) -> Bool {
        ask(intent)
        return false
    }
}
