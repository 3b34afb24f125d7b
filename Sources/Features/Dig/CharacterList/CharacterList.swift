package enum CharacterList: String, CaseIterable, Sendable {
    case random
    /// Most dug in seven days first.
    case hot

    var other: CharacterList { self == .random ? .hot : .random }
}
