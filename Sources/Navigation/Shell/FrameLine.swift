internal import Terminal

/// A line of the frame around the screens: everything it is drawn from.
enum FrameLine: Equatable {
    /// Something a rule can show.
    enum Note: Equatable {
        case mark(String)
        case toast(Toast)
    }

    /// The tabs, or the title in their place, and the texts at the right.
    case header(solo: String?, titles: [String], selected: Int, trailing: [String])
    case rule(Note?)
    case trail([String], status: String)
    case hints([Hint])
}
