/// What a member does not want to see.
public enum HideTarget: Hashable, Sendable {
    /// One review.
    case review(Identifier<Review>)
    /// One comment.
    case comment(Identifier<Comment>)
    /// Everything somebody writes, wrote or will write.
    case author(Identifier<Profile>)
}
