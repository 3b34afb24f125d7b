/// Why a text cannot be posted.
public enum PostProblem: Error, Hashable, Sendable {
    /// It has fewer characters than needed.
    case tooShort(count: Int, least: Int)
    /// It has more characters than allowed.
    case tooLong(count: Int, most: Int)
    /// What it was about is gone.
    case gone
    /// It is somebody else's.
    case notOwn
}
