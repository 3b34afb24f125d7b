package enum CrowdList: String, CaseIterable, Sendable {
    case popular
    /// Characters with the most votes in seven days.
    case hot
    /// Lead characters of a type. Undug ones only show as a number at their work.
    case led
    /// Characters of a type. Undug ones only show as a number at their work.
    case typed
    case wished

    package var needsType: Bool { self != .popular && self != .hot }
}
