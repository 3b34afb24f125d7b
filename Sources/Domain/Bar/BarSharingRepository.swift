/// Who may use whose bar, and which bar each member uses.
///
/// A shared bar is its bottles, its staples and its substitutes. Nothing else of its owner is shared, and the guest's
/// own bar is left as it is. A share ends when either profile is deleted.
package protocol BarSharingRepository: Sendable {
    func shares(of profile: Identifier<Profile>) async throws -> BarShares
    /// Allows a member to use the owner's bar; returns whether that is new.
    ///
    /// - Throws: `BarSharingProblem.isOwn`; `AccountProblem.gone` if either is neither an account of this machine nor
    ///   its local profile.
    @discardableResult
    func share(
        barOf owner: Identifier<Profile>, with member: Identifier<Profile>, at now: Int64
    ) async throws -> Bool
    /// Ends a share; returns whether there was one. A guest who used the bar is back on their own in the same step, and
    /// can no longer undo what they did to this one.
    @discardableResult
    func end(barOf owner: Identifier<Profile>, with member: Identifier<Profile>) async throws -> Bool
    /// Switches a member to someone's bar, or back to their own.
    ///
    /// - Throws: `BarSharingProblem.notShared`.
    func use(barOf owner: Identifier<Profile>, by member: Identifier<Profile>) async throws
}
