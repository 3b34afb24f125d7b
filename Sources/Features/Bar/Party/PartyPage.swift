enum PartyPage: Int, CaseIterable, Sendable {
    case menu
    case needs
    case queue
}
