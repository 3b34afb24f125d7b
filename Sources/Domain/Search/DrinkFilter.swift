/// Which drinks a list shows: one of the wanted options of each kind, none of the unwanted ones, all limits.
///
/// Ingredients are the exception inside a kind: all that are wanted must be there (see `DrinkOptionKind.needsAll`).
public struct DrinkFilter: Hashable, Sendable {
    /// How an option stands in a filter.
    public enum Standing: Hashable, Sendable {
        /// It says nothing.
        case open
        /// The drink shall have it.
        case wanted
        /// The drink shall not have it.
        case unwanted
    }

    /// What a drink shall have, in the order it was asked for, each once.
    public private(set) var wanted: [DrinkOption] = []
    /// What a drink shall not have, in the order it was asked for, each once.
    public private(set) var unwanted: [DrinkOption] = []
    /// Limits of the strength, each once; all hold.
    public private(set) var bounds: [StrengthBound] = []

    /// Makes a filter; nothing named lets every drink pass. What is wanted and unwanted at once is unwanted.
    public init(wanted: [DrinkOption] = [], unwanted: [DrinkOption] = [], bounds: [StrengthBound] = []) {
        for option in wanted { set(option, .wanted) }
        for option in unwanted { set(option, .unwanted) }
        for bound in bounds { add(bound) }
    }

    /// Whether every drink passes.
    public var isEmpty: Bool { wanted.isEmpty && unwanted.isEmpty && bounds.isEmpty }

    /// How many things it says about a kind.
    public func count(of kind: DrinkOptionKind) -> Int { (wanted + unwanted).count { $0.kind == kind } }

    /// Whether it asks how far the bar is from a drink.
    public var asksForBar: Bool { count(of: .away) > 0 }

    /// Whether it asks what the member said of a drink.
    public var asksForMember: Bool { count(of: .mine) > 0 }

    /// How an option stands.
    public func standing(of option: DrinkOption) -> Standing {
        wanted.contains(option) ? .wanted : unwanted.contains(option) ? .unwanted : .open
    }

    /// Says how an option stands from now on.
    public mutating func set(_ option: DrinkOption, _ standing: Standing) {
        guard self.standing(of: option) != standing else { return }
        wanted.removeAll { $0 == option || (standing == .wanted && option.kind.isSingle && $0.kind == option.kind) }
        unwanted.removeAll { $0 == option }
        switch standing {
        case .open: break
        case .wanted: wanted.append(option)
        case .unwanted: unwanted.append(option)
        }
    }

    /// Gives an option a standing, or takes it away where it has it.
    public mutating func toggle(_ option: DrinkOption, _ standing: Standing) {
        set(option, self.standing(of: option) == standing ? .open : standing)
    }

    /// Adds a limit.
    public mutating func add(_ bound: StrengthBound) {
        if !bounds.contains(bound) { bounds.append(bound) }
    }

    /// Takes a limit away.
    public mutating func remove(_ bound: StrengthBound) {
        bounds.removeAll { $0 == bound }
    }
}
