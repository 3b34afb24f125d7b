/// The lists of a member's momentum.
package enum MomentumList: String, CaseIterable, Sendable {
    /// Works wished for.
    case wished
    /// Works watched, newest first.
    case watched
    /// Characters dug, newest first.
    case dug
    /// Reviews written.
    case reviews
    /// Comments written; only one's own.
    case comments
    /// The history of one's own votes, with what was changed.
    case votes

    /// The route that opens one's own.
    package var route: String { "momentum/\(rawValue)" }
    /// Whether another member's page has it too.
    var isShared: Bool { self == .wished || self == .dug || self == .reviews }
}
