/// What became of a form that was handed in.
enum FormAnswer: Sendable {
    /// It was kept; the text says so.
    case done(String)
    /// Something in it cannot be right; the text says what to do. The form stays as it is.
    case refused(String)
}
