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
