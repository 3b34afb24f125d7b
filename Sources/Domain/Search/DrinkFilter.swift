/// Selects drinks with one of the wanted options of each kind, none of the unwanted ones, and within all limits.
/// Ingredients are the exception: a drink must have all wanted ones (see `DrinkOptionKind.needsAll`).
package struct DrinkFilter: Hashable, Sendable {
    package enum Standing: Hashable, Sendable {
        case open
        case wanted
        case unwanted
    }

    /// In the order they were added, without repetition.
    package private(set) var wanted: [DrinkOption] = []
    package private(set) var unwanted: [DrinkOption] = []
    /// Limits of the strength, without repetition; all must hold.
    package private(set) var bounds: [StrengthBound] = []
    /// Words that a drink's name, aliases or ingredients must or must not contain, without repetition.
    package private(set) var words: [Word] = []

    package struct Word: Hashable, Sendable {
        package let text: String
        package let isUnwanted: Bool

        package init(_ text: String, isUnwanted: Bool = false) {
            self.text = text
            self.isUnwanted = isUnwanted
        }
    }

    /// Passes every drink by default. An option that is both wanted and unwanted is unwanted.
    package init(wanted: [DrinkOption] = [], unwanted: [DrinkOption] = [], bounds: [StrengthBound] = []) {
        for option in wanted { set(option, .wanted) }
        for option in unwanted { set(option, .unwanted) }
        for bound in bounds { add(bound) }
    }

    package var isEmpty: Bool { wanted.isEmpty && unwanted.isEmpty && bounds.isEmpty && words.isEmpty }

    package func count(of kind: DrinkOptionKind) -> Int { (wanted + unwanted).count { $0.kind == kind } }

    package var asksForMember: Bool {
        [DrinkOptionKind.mine, .rating, .collection].contains { count(of: $0) > 0 }
    }

    package mutating func add(_ word: Word) {
        let text = PlainText.line(word.text, limit: 60)
        if !text.isEmpty, !words.contains(word) { words.append(Word(text, isUnwanted: word.isUnwanted)) }
    }

    package mutating func remove(_ word: Word) { words.removeAll { $0 == word } }

    package func standing(of option: DrinkOption) -> Standing {
        wanted.contains(option) ? .wanted : unwanted.contains(option) ? .unwanted : .open
    }

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

    /// Sets a standing, or resets it to `open` if it is already set.
    package mutating func toggle(_ option: DrinkOption, _ standing: Standing) {
        set(option, self.standing(of: option) == standing ? .open : standing)
    }

    package mutating func add(_ bound: StrengthBound) {
        if !bounds.contains(bound) { bounds.append(bound) }
    }

    package mutating func remove(_ bound: StrengthBound) { bounds.removeAll { $0 == bound } }
}
