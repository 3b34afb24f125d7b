/// The bar a member uses: their own, or one shared with them.
package protocol BarRepository: Sendable {
    /// The bottles and their owner, read at one moment.
    func inventory(of profile: Identifier<Profile>) async throws -> BarInventory
    /// Changes the bar in one transaction and one undoable step; returns the changes that had an effect. Throws
    /// `BarSharingProblem.isAnotherBar`, and changes nothing, unless the bar of `owner` is in use (nil for any).
    @discardableResult
    func change(
        _ change: BarChange, of profile: Identifier<Profile>, inBarOf owner: Identifier<Profile>?
    ) async throws -> BarChange
}

package struct BarInventory: Hashable, Sendable {
    /// The owner; nil for the member's own bar.
    package let host: BarSharer?
    /// In no particular order.
    package let bottles: [Bottle]

    package init(host: BarSharer? = nil, bottles: [Bottle]) {
        self.host = host
        self.bottles = bottles
    }
}

/// Who may use whose bar, and which bar each member uses. A share covers the bottles, staples and substitutes of a bar,
/// and nothing else of its owner. The guest's own bar stays unchanged. A share ends when either profile is deleted.
package protocol BarSharingRepository: Sendable {
    func shares(of profile: Identifier<Profile>) async throws -> BarShares
    /// Allows a member to use the owner's bar; returns whether that is new. Throws `BarSharingProblem.isOwn`;
    /// `AccountProblem.gone` if either is neither an account of this machine nor its local profile.
    @discardableResult
    func share(
        barOf owner: Identifier<Profile>, with member: Identifier<Profile>, at now: Int64
    ) async throws -> Bool
    /// Ends a share; returns whether there was one. A guest using the bar returns to their own in the same step and can
    /// no longer undo their changes to the shared one.
    @discardableResult
    func end(barOf owner: Identifier<Profile>, with member: Identifier<Profile>) async throws -> Bool
    /// Switches a member to someone's bar, or back to their own. Throws `BarSharingProblem.notShared`.
    func use(barOf owner: Identifier<Profile>, by member: Identifier<Profile>) async throws
}

package struct BarPreferences: Hashable, Sendable {
    /// Always available and never counted, in addition to the catalogue's staples.
    package var staples: Set<Identifier<Ingredient>>
    /// The member's own substitutions, in order.
    package var substitutions: [Substitution]

    package init(staples: Set<Identifier<Ingredient>> = [], substitutions: [Substitution] = []) {
        self.staples = staples
        self.substitutions = substitutions
    }
}

package protocol BarPreferencesRepository: Sendable {
    func preferences(of profile: Identifier<Profile>) async throws -> BarPreferences
    /// Replaces the preferences in one undoable step; `owner` and what is thrown are as in `BarRepository.change`.
    func setPreferences(
        _ preferences: BarPreferences, of profile: Identifier<Profile>, inBarOf owner: Identifier<Profile>?
    ) async throws
}
