package enum Registration: String, CaseIterable, Sendable {
    case open
    case invite
    case closed
}
