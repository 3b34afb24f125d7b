/// How hard a password is to guess, as far as its form tells.
public enum PasswordStrength: Int, Hashable, Sendable, Comparable, CaseIterable {
    /// It cannot be a password.
    case none
    /// Short, or of one kind of characters.
    case weak
    /// In between.
    case fair
    /// Long and mixed.
    case strong

    /// Weaker is less.
    public static func < (left: PasswordStrength, right: PasswordStrength) -> Bool { left.rawValue < right.rawValue }
}
