public enum PageTone: Hashable, Sendable {
    case text
    case muted
    case good
    case warning
}
