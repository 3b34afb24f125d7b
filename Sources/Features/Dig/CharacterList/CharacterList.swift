/// The lists of characters to dig.
package enum CharacterList: String, CaseIterable, Sendable {
    /// In an order that chance made.
    case random
    /// Most dug in seven days first.
    case hot

    var other: CharacterList { self == .random ? .hot : .random }
}
