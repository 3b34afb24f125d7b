/// Whether a member may write.
package enum MemberState: String, CaseIterable, Sendable {
    case active
    /// Reads on, writes nothing.
    case suspended
    /// Is gone.
    case removed
}
