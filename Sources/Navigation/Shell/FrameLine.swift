internal import Terminal

/// A line around the screens: everything it is drawn from.
enum FrameLine: Equatable {
    /// What a rule can carry.
    enum Note: Equatable {
        case mark(String)
        case toast(Toast)
    }

    /// The tabs, or what stands in their place, and the texts at the right.
    case header(solo: String?, titles: [String], selected: Int, trailing: [String])
    case rule(Note?)
    case trail([String], status: String)
    case hints([Hint])
}
