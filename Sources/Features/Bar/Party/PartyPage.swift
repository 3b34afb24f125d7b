/// The three sides of a party.
enum PartyPage: Int, CaseIterable, Sendable {
    /// The drinks, with the number of each.
    case menu
    /// What all of it takes.
    case needs
    /// Who waits for what.
    case queue
}
