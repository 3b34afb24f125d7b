/// The lists that the crowd makes.
package enum CrowdList: String, CaseIterable, Sendable {
    /// Characters with the most votes.
    case popular
    /// Characters with the most votes of seven days.
    case hot
    /// Leads of a type, and where they hide.
    case led
    /// Characters of a type, and where they hide.
    case typed
    /// Works wished for by members of a type.
    case wished

    /// Whether it is asked for by a type.
    package var needsType: Bool { self != .popular && self != .hot }
}
