package import Domain

/// Stands before everything that belongs to a member: a guest reads all and writes nothing.
@MainActor
package protocol MemberAuthorizer: AnyObject {
    /// Whether the one who is there may do it now. Where not, it asks by itself whether to sign up or in, and carries
    /// the intent out afterwards; the caller only stops.
    func authorize(_ intent: MemberIntent) -> Bool
    /// Owns what is written, as long as the one who is there is.
    var work: MemberWork { get }
}
