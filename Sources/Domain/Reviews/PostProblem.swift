/// Why a text cannot be posted.
public enum PostProblem: Error, Hashable, Sendable {
    case tooShort(count: Int, least: Int)
    case tooLong(count: Int, most: Int)
    /// The thing it refers to is gone.
    case gone
    /// What it refers to is gone.
    case notOwn
}
