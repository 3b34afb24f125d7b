/// Which drinks a list shows: those with one of the wanted options of each kind, none of the unwanted ones, and within
/// all limits.
///
/// Ingredients are the exception: all wanted ones must be in the drink (see `DrinkOptionKind.needsAll`).
package struct DrinkFilter: Hashable, Sendable {
    /// How a filter treats an option.
    package enum Standing: Hashable, Sendable {
        /// The filter ignores it.
        case open
        /// The drink must have it.
        case wanted
        /// The drink must not have it.
        case unwanted
    }

    /// Options a drink must have, in the order they were added, without repetition.
    package private(set) var wanted: [DrinkOption] = []
    /// Options a drink must not have, in the order they were added, without repetition.
    package private(set) var unwanted: [DrinkOption] = []
    /// Limits of the strength, without repetition; all must hold.
    package private(set) var bounds: [StrengthBound] = []
    /// Words that a drink's name, aliases or ingredients must hold, or must not, without repetition.
    package private(set) var words: [Word] = []

    /// A word of a search that became a filter.
    package struct Word: Hashable, Sendable {
        /// As it was typed.
        package let text: String
        /// Whether no drink may hold it.
        package let isUnwanted: Bool

        package init(_ text: String, isUnwanted: Bool = false) {
            self.text = text
            self.isUnwanted = isUnwanted
        }
    }

    /// Every drink passes by default. An option that is both wanted and unwanted is unwanted.
    package init(wanted: [DrinkOption] = [], unwanted: [DrinkOption] = [], bounds: [StrengthBound] = []) {
        for option in wanted { set(option, .wanted) }
        for option in unwanted { set(option, .unwanted) }
        for bound in bounds { add(bound) }
    }

    /// Whether every drink passes.
    package var isEmpty: Bool { wanted.isEmpty && unwanted.isEmpty && bounds.isEmpty && words.isEmpty }

    /// How many options of a kind it has.
    package func count(of kind: DrinkOptionKind) -> Int { (wanted + unwanted).count { $0.kind == kind } }

    /// Whether it depends on the member's marks and log.
    package var asksForMember: Bool {
        [DrinkOptionKind.mine, .rating, .collection].contains { count(of: $0) > 0 }
    }

    /// Adds a word unless it is there.
    package mutating func add(_ word: Word) {
        let text = PlainText.line(word.text, limit: 60)
        if !text.isEmpty, !words.contains(word) { words.append(Word(text, isUnwanted: word.isUnwanted)) }
    }

    package mutating func remove(_ word: Word) { words.removeAll { $0 == word } }

    /// How the filter treats an option.
    package func standing(of option: DrinkOption) -> Standing {
        wanted.contains(option) ? .wanted : unwanted.contains(option) ? .unwanted : .open
    }

    /// Changes how the filter treats an option.
    package mutating func set(_ option: DrinkOption, _ standing: Standing) {
        guard self.standing(of: option) != standing else { return }
        wanted.removeAll { $0 == option || (standing == .wanted && option.kind.isSingle && $0.kind == option.kind) }
        unwanted.removeAll { $0 == option }
        switch standing {
        case .open: break
        case .wanted: wanted.append(option)
        case .unwanted: unwanted.append(option)
        }
    }

    /// Sets a standing, or resets it to `open` if the option has it already.
    package mutating func toggle(_ option: DrinkOption, _ standing: Standing) {
        set(option, self.standing(of: option) == standing ? .open : standing)
    }

    /// Adds a limit.
    package mutating func add(_ bound: StrengthBound) {
        if !bounds.contains(bound) { bounds.append(bound) }
    }

    /// Removes a limit.
    package mutating func remove(_ bound: StrengthBound) {
        bounds.removeAll { $0 == bound }
    }
}
