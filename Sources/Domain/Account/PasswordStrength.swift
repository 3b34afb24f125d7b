/// How hard a password is to guess, judged by its form.
public enum PasswordStrength: Int, Hashable, Sendable, Comparable, CaseIterable {
    /// Not acceptable as a password.
    case none
    /// Short, or of one kind of character.
    case weak
    case fair
    /// Long and mixed.
    case strong

    /// Weaker is less.
    public static func < (left: PasswordStrength, right: PasswordStrength) -> Bool { left.rawValue < right.rawValue }
}
