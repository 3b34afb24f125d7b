/// The staples and substitutes of the bar a member uses, kept.
public protocol BarPreferencesRepository: Sendable {
    /// What was said about the bar; empty where nothing was said.
    func preferences(of profile: Identifier<Profile>) async throws -> BarPreferences
    /// Keeps what the member says now, as one step that can be undone.
    func setPreferences(_ preferences: BarPreferences, of profile: Identifier<Profile>) async throws
    /// The same, but only as long as the bar in use is that owner's.
    ///
    /// - Throws: `BarSharingProblem.isAnotherBar` where it is not, and nothing is changed.
    func setPreferences(
        _ preferences: BarPreferences, of profile: Identifier<Profile>, inBarOf owner: Identifier<Profile>
    ) async throws
}

extension BarPreferencesRepository {
    /// Where nothing is shared, the bar is always the one that was looked at.
    public func setPreferences(
        _ preferences: BarPreferences, of profile: Identifier<Profile>, inBarOf owner: Identifier<Profile>
    ) async throws {
        try await setPreferences(preferences, of: profile)
    }
}
