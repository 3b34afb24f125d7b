package struct ShoppingEntry: Hashable, Sendable {
    package let subject: ShoppingSubject
    /// In the recipe's unit; nil for a single pack or piece as sold.
    package private(set) var amount: Double?
    package private(set) var unit: MeasureUnit?
    /// The drinks to buy it for, in the order they were added, without duplicates.
    package private(set) var drinks: [Identifier<Drink>]

    /// Drops an invalid amount, or one without a unit.
    package init(
        _ subject: ShoppingSubject, amount: Double? = nil, unit: MeasureUnit? = nil,
        drinks: [Identifier<Drink>] = []
    ) {
        self.subject = subject
        self.drinks = []
        if let amount, amount > 0, amount.isFinite, let unit {
            self.amount = amount
            self.unit = unit
        }
        add(drinks)
    }

    /// What is left to buy beside other entries for the same drinks; nil for nothing.
    func besides(_ others: [ShoppingEntry]) -> ShoppingEntry? {
        let same = others.filter { $0.subject == subject && $0.unit == unit && Set(drinks).isSubset(of: $0.drinks) }
        guard let amount else { return same.isEmpty ? self : nil }
        let left = amount - same.compactMap(\.amount).reduce(0, +)
        return left > 0.001 ? ShoppingEntry(subject, amount: left, unit: unit, drinks: drinks) : nil
    }

    /// Adds up amounts of the same unit; absorbs an entry without one. Nil for different subjects or units.
    package func merged(with other: ShoppingEntry) -> ShoppingEntry? {
        guard subject == other.subject else { return nil }
        var sum = self
        switch (amount, other.amount) {
        case (_, nil): break
        case (nil, _):
            sum.amount = other.amount
            sum.unit = other.unit
        case (let left?, let right?):
            guard unit == other.unit else { return nil }
            sum.amount = left + right
        }
        sum.add(other.drinks)
        return sum
    }

    private mutating func add(_ more: [Identifier<Drink>]) {
        for drink in more where !drinks.contains(drink) { drinks.append(drink) }
    }
}

package enum ShoppingSubject: Hashable, Sendable {
    /// An ingredient of the catalogue; buying it adds it to the bar.
    case ingredient(Identifier<Ingredient>)
    /// Anything else, as free text: ice, straws.
    case text(String)

    package static let longestText = 100

    /// One line without control characters; nil if nothing is left.
    package static func cleanText(_ text: String) -> ShoppingSubject? {
        let line = PlainText.line(text, limit: longestText)
        return line.isEmpty ? nil : .text(line)
    }

    package var ingredient: Identifier<Ingredient>? {
        if case .ingredient(let id) = self { id } else { nil }
    }

    package var text: String? {
        if case .text(let text) = self { text } else { nil }
    }
}
