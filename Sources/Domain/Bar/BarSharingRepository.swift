/// Bars that are shared on purpose: who may use whose, and which one each member uses.
///
/// A shared bar is its bottles, its staples and its stand-ins. Nothing else of its owner is shared, and the own bar of
/// whoever uses it waits untouched. A share ends with the profile of either side.
public protocol BarSharingRepository: Sendable {
    /// What a member shares and what is shared with them.
    func shares(of profile: Identifier<Profile>) async throws -> BarShares
    /// Lets somebody use the owner's bar, should they choose to; answers whether that is new.
    ///
    /// - Throws: `BarSharingProblem.isOwn`; `AccountProblem.gone` where either is no account of this machine and not its
    ///   local profile.
    @discardableResult
    func share(
        barOf owner: Identifier<Profile>, with member: Identifier<Profile>, at now: Int64
    ) async throws -> Bool
    /// Ends that; answers whether there was anything to end. Whoever used it is back on their own bar with the same
    /// step, and what they did to this one can no longer be taken back by them.
    @discardableResult
    func end(barOf owner: Identifier<Profile>, with member: Identifier<Profile>) async throws -> Bool
    /// Makes a member use somebody's bar from now on; their own where they are the owner.
    ///
    /// - Throws: `BarSharingProblem.notShared`.
    func use(barOf owner: Identifier<Profile>, by member: Identifier<Profile>) async throws
}
