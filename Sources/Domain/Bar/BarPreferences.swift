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
    /// Replaces the preferences in one undoable step.
    ///
    /// - Parameter owner: the owner of the bar they are for; nil for the bar in use.
    /// - Throws: `BarSharingProblem.isAnotherBar` if another bar is in use; nothing changes.
    func setPreferences(
        _ preferences: BarPreferences, of profile: Identifier<Profile>, inBarOf owner: Identifier<Profile>?
    ) async throws
}
