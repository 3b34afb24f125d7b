/// The party's menu as a printable page for guests: sections, drinks, ingredients and prices.
package struct MenuPage: Hashable, Sendable {
    package struct Section: Hashable, Sendable {
        package let title: String
        package var entries: [Entry]
    }

    package struct Entry: Hashable, Sendable {
        package let name: String
        package let ingredients: [String]
        package let price: Double?
    }

    package let title: String
    /// The member's own sections in menu order, then those of the bases.
    package let sections: [Section]

    /// - Parameter base: The heading for drinks without their own section.
    package init(
        title: String, _ menu: [PartyDrink], drinks: [Identifier<Drink>: Drink],
        names: [Identifier<Ingredient>: LocalizedText], in language: Language, base: (BaseSpirit) -> String
    ) {
        var own: [Section] = []
        var rest: [BaseSpirit: Section] = [:]
        for place in menu {
            guard let drink = drinks[place.drink] else { continue }
            let entry = Entry(
                name: drink.name[language],
                ingredients: drink.requiredLines.map { names[$0.ingredient]?[language] ?? $0.ingredient.rawValue },
                price: place.price)
            if place.section.isEmpty {
                rest[drink.base, default: Section(title: Self.heading(base(drink.base)), entries: [])].entries.append(
                    entry)
            } else if let known = own.firstIndex(where: { $0.title == place.section }) {
                own[known].entries.append(entry)
            } else {
                own.append(Section(title: place.section, entries: [entry]))
            }
        }
        self.title = title
        sections = own + BaseSpirit.allCases.compactMap { rest[$0] }
    }

    /// Renders the page as Markdown; empty without drinks.
    package var markdown: String {
        guard !sections.isEmpty else { return "" }
        var text = "# \(Self.escaped(title))\n"
        for section in sections {
            text += "\n## \(Self.escaped(section.title))\n\n"
            for entry in section.entries {
                let price = entry.price.map { " — \(NumberText.money($0))" } ?? ""
                text += "- **\(Self.escaped(entry.name))**\(price)\n"
                if !entry.ingredients.isEmpty {
                    text += "  \(Self.escaped(entry.ingredients.joined(separator: ", ")))\n"
                }
            }
        }
        return text
    }

    private static func heading(_ text: String) -> String { text.prefix(1).uppercased() + text.dropFirst() }

    private static func escaped(_ text: String) -> String {
        var result = ""
        for sign in PlainText.line(text, limit: 1_000) {
            if "\\`*_[]<>#|~!&".contains(sign) { result += "\\" }
            result.append(sign)
        }
        return result
    }
}
