/// Why an operation was refused.
package enum RefusalCode: String, CaseIterable, Sendable {
    /// A field is wrong, or a text too long or too short.
    case invalid
    /// The server does not know this kind of operation yet.
    case unknownKind = "unknown-kind"
    /// The server does not know this character, work, post or member yet.
    case unknownSubject = "unknown-subject"
    /// What it refers to was deleted.
    case gone
    /// What it refers to belongs to somebody else.
    case notOwn = "not-own"
    /// There are as many as allowed.
    case full
    /// Somebody else has published this work; the row names it.
    case published
    /// Others have dug, wished for or written about this work: it stays.
    case inUse = "in-use"
}
