/// A member's own staples and substitutes, kept.
public protocol BarPreferencesRepository: Sendable {
    /// What the member has said; empty for one who said nothing.
    func preferences(of profile: Identifier<Profile>) async throws -> BarPreferences
    /// Keeps what the member says now, as one step that can be undone.
    func setPreferences(_ preferences: BarPreferences, of profile: Identifier<Profile>) async throws
}
