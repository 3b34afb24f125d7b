/// The staples and substitutes of the bar a member uses.
package protocol BarPreferencesRepository: Sendable {
    /// Empty if nothing was set.
    func preferences(of profile: Identifier<Profile>) async throws -> BarPreferences
    /// Replaces the preferences as one undoable step.
    func setPreferences(_ preferences: BarPreferences, of profile: Identifier<Profile>) async throws
    /// The same, if the bar in use still belongs to that owner.
    ///
    /// - Throws: `BarSharingProblem.isAnotherBar` if it does not; nothing is changed.
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
