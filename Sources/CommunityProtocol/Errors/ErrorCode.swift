/// Why a request was answered with no.
package enum ErrorCode: String, CaseIterable, Sendable {
    /// The request cannot be read.
    case malformed
    /// A field of it is wrong.
    case invalid
    /// There is no such thing.
    case notFound = "not-found"
    /// This path knows other methods.
    case method
    /// Something that was asked for the first time is there already.
    case nameTaken = "name-taken"
    case nicknameTaken = "nickname-taken"
    case idTaken = "id-taken"
    /// Nobody may join.
    case closed
    /// The invitation is unknown, used up or out of date.
    case invite
    /// The terms were not accepted.
    case terms
    /// Wrong ID or wrong password.
    case credentials
    /// No token, or one that has ended.
    case token
    /// The account is gone.
    case removed
    /// The account may not write at present.
    case suspended
    /// A guest may not do that, or may not read here.
    case guest
    /// The reader has neither dug nor revealed the character.
    case masked
    /// Nickname or type changed less than 30 days ago.
    case tooEarly = "too-early"
    /// It changed since it was read.
    case changed
    /// The operations are not those that this device sent before.
    case fork
    /// The server has not got operations that this device sent before.
    case behind
    /// The cursor is older than what the server remembers.
    case cursor
    /// The body is too large.
    case tooLarge = "too-large"
    /// Too much at once.
    case rate
    /// The server has too much to do.
    case busy
    /// The store cannot be written at present.
    case store
    /// The terminal is too old for this server.
    case upgrade
    /// The server made a mistake.
    case failure
}
