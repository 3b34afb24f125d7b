package enum RefusalCode: String, CaseIterable, Sendable {
    case invalid
    /// The server does not know this kind of operation yet.
    case unknownKind = "unknown-kind"
    /// The server does not know the character, work, post or member yet.
    case unknownSubject = "unknown-subject"
    case gone
    case notOwn = "not-own"
    case full
    case published
    /// Others have dug, wished for or written about the work, so it stays.
    case inUse = "in-use"
}
