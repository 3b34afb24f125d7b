/// Who may join a community.
package enum Registration: String, CaseIterable, Sendable {
    /// Everybody.
    case open
    /// Whoever has the code of an invitation.
    case invite
    /// Nobody.
    case closed
}
