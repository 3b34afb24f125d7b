package import Domain

/// Guards everything that belongs to a member: guests can read but not write.
@MainActor
package protocol MemberAuthorizer: AnyObject {
    /// Returns whether the current user may act now. Otherwise asks to sign up or sign in and carries out the intent
    /// afterwards; the caller only stops.
    func authorize(_ intent: MemberIntent) -> Bool
    /// Owns the writes of the current user for as long as that user is signed in.
    var work: MemberWork { get }
}

/// Refuses every action of a guest and passes on the intent, so that it can be carried out after sign-up.
package final class GuestAuthorizer: MemberAuthorizer {
    /// Guests write nothing, but can export.
    package let work = MemberWork()
    private let ask: (MemberIntent) -> Void

    package init(ask: @escaping (MemberIntent) -> Void) { self.ask = ask }

    package func authorize(_ intent: MemberIntent) -> Bool {
        ask(intent)
        return false
    }
}

package final class PermissiveAuthorizer: MemberAuthorizer {
    package let work: MemberWork

    package init(work: MemberWork = MemberWork()) { self.work = work }

    package func authorize(_ intent: MemberIntent) -> Bool { true }
}
