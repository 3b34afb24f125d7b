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
    func setPreferences(_ preferences: BarPreferences, of profile: Identifier<Profile>) async throws
    /// Replaces the preferences if the bar in use still belongs to `owner`.
    ///
    /// - Throws: `BarSharingProblem.isAnotherBar` if it does not; nothing changes.
    func setPreferences(
        _ preferences: BarPreferences, of profile: Identifier<Profile>, inBarOf owner: Identifier<Profile>
    ) async throws
}

extension BarPreferencesRepository {
    /// For repositories without sharing, which have only one bar.
    package func setPreferences(
        _ preferences: BarPreferences, of profile: Identifier<Profile>, inBarOf owner: Identifier<Profile>
    ) async throws {
        try await setPreferences(preferences, of: profile)
    }
}
