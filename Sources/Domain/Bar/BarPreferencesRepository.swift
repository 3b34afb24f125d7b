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
