/// Something a member can hide.
public enum HideTarget: Hashable, Sendable {
    case review(Identifier<Review>)
    case comment(Identifier<Comment>)
    /// Everything by an author, past and future.
    case author(Identifier<Profile>)
}
