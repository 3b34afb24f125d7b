import Domain

/// What can be opened on the list of what was hidden.
enum HiddenTarget: Hashable, Sendable {
    case item(HideTarget)
    /// More of it.
    case more
}
