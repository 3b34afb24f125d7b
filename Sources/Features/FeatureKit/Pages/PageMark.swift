/// The sign before a row or a word that can be opened.
package enum PageMark: Hashable, Sendable {
    /// No sign, and no room for one.
    case none
    /// Room for a sign, but none.
    case blank
    /// Done, or chosen.
    case check
    /// Not known, or hidden.
    case unknown
    /// Not chosen.
    case circle
    /// Not there.
    case cross
    /// Said to mind a thing, a spoiler.
    case warning
}
