/// The shelves of Home.
public enum HomeShelf: String, CaseIterable, Sendable {
    /// Works the day chose.
    case today
    /// Works led by the member's type.
    case led
    /// Characters of the member's type.
    case characters
    /// Works that members of the same type wished for.
    case wished
    /// Most dug in seven days.
    case hot

    /// The route that opens all of it.
    public var route: String { "home/\(rawValue)" }
    /// Whether its rows are works, which can be put into another order.
    var isOfWorks: Bool { self == .today || self == .led || self == .wished }
    /// Whether it needs the member's type.
    var needsType: Bool { self == .led || self == .characters || self == .wished }
}
