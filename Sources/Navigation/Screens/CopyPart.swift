public enum CopyPart: Hashable, Sendable {
    case row
    case whole
}
