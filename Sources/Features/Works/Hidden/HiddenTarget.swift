import Domain

enum HiddenTarget: Hashable, Sendable {
    case item(HideTarget)
    case more
}
