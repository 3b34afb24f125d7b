package enum PageMark: Hashable, Sendable {
    /// No sign, and no room for one.
    case none
    /// Room for a sign, but none shown.
    case blank
    /// Done or chosen.
    case check
    /// Unknown or hidden.
    case unknown
    case circle
    case cross
    /// A caution, such as a spoiler.
    case warning
}
