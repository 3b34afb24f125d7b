package enum MemberState: String, CaseIterable, Sendable {
    case active
    /// May read, but not write.
    case suspended
    case removed
}
