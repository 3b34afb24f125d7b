/// Reads drinks and their glasses, tools, techniques and tags. A list position is the drink's rank by name in a
/// language. The store maintains the rank, so reading a page costs the same anywhere in the list. Results by ids keep
/// the order of the ids and leave out unknown ones.
package protocol DrinkRepository: Sendable {
    func drinkCount() async throws -> Int
    /// The drinks at these positions in the list by name, clamped to its bounds.
    func drinks(in range: Range<Int>, by language: Language) async throws -> [DrinkSummary]
    func drinks(with ids: [Identifier<Drink>]) async throws -> [DrinkSummary]
    /// The first drinks by English name, with all their names.
    func named(atMost limit: Int) async throws -> [NamedDrink]
    func aliases(of ids: [Identifier<Drink>]) async throws -> [Identifier<Drink>: [String]]
    /// Ascending positions of drinks whose name or alias in any language contains the text (or initial consonants).
    func positions(matching text: String, by language: Language) async throws -> [Int]
    func drink(_ id: Identifier<Drink>) async throws -> Drink?
    /// The drinks with a line that names exactly this ingredient, sorted by name.
    func drinks(using ingredient: Identifier<Ingredient>, by language: Language) async throws -> [DrinkSummary]
    func variants(of drink: Identifier<Drink>, by language: Language) async throws -> [DrinkSummary]
    func gear(of drink: Drink) async throws -> DrinkGear
    func glass(_ id: Identifier<Glass>) async throws -> Glass?
    func tools(_ ids: [Identifier<Tool>]) async throws -> [Tool]
    /// Nil if the catalogue does not describe it.
    func technique(_ kind: TechniqueKind) async throws -> Technique?
    func tags(_ ids: [Identifier<Tag>]) async throws -> [Tag]
}

extension DrinkRepository {
    private static var mostCompared: Int { 1_000 }
    /// The widest range of positions to read at once, including positions that were not requested.
    private static var piece: Int { 500 }

    package func names(of ids: [Identifier<Drink>]) async throws -> [Identifier<Drink>: LocalizedText] {
        Dictionary(firstOf: try await drinks(with: Array(Set(ids))).map { ($0.id, $0.name) })
    }

    /// The drinks at ascending positions in the list by name; positions without a drink are left out.
    package func drinks(
        at positions: some Collection<Int>, by language: Language
    ) async throws -> [(position: Int, drink: DrinkSummary)] {
        var rest = positions[...]
        var found: [(position: Int, drink: DrinkSummary)] = []
        while let first = rest.first {
            let piece = Array(rest.prefix { $0 < first + Self.piece })
            let page = try await drinks(in: first..<(piece.last ?? first) + 1, by: language)
            for position in piece where page.indices.contains(position - first) {
                found.append((position, page[position - first]))
            }
            rest = rest.dropFirst(piece.count)
        }
        return found
    }

    /// Returns those of the positions whose drink's name begins with a text: whole names first, then whole other names,
    /// so that Negroni precedes Kingston Negroni, and the Dry Martini an Apple Martini for `martini`. Empty for very
    /// many positions: the text is then too short to mean a certain drink.
    package func positions(
        beginning text: String, among positions: [Int], by language: Language
    ) async throws -> [Int] {
        guard positions.count <= Self.mostCompared else { return [] }
        let folded = Folding.folded(text)
        let found = try await drinks(at: positions.sorted(), by: language)
        let aliases = try await aliases(of: found.map(\.drink.id))
        var (whole, other, begun): ([Int], [Int], [Int]) = ([], [], [])
        for (position, drink) in found {
            let names = [drink.name.english, drink.name.korean].map { Folding.folded($0) }
            if names.contains(folded) {
                whole.append(position)
            } else if aliases[drink.id]?.contains(where: { Folding.folded($0) == folded }) == true {
                other.append(position)
            } else if names.contains(where: { Folding.place(of: folded, in: $0) == 0 }) {
                begun.append(position)
            }
        }
        return whole + other + begun
    }
}

package struct DrinkSummary: Hashable, Sendable, Identifiable {
    package let id: Identifier<Drink>
    package let name: LocalizedText
    package let base: BaseSpirit
    /// Per cent alcohol by volume with the recipe's ingredients.
    package let strength: Double
    package let basis: StrengthBasis
    package let meters: DrinkMeters
    package let tags: [Identifier<Tag>]
    package let asked: Int?

    package init(
        id: Identifier<Drink>, name: LocalizedText, base: BaseSpirit, strength: Double, meters: DrinkMeters,
        tags: [Identifier<Tag>], basis: StrengthBasis = .known, asked: Int? = nil
    ) {
        self.id = id
        self.name = name
        self.base = base
        self.strength = strength
        self.meters = meters
        self.tags = tags
        self.basis = basis
        self.asked = asked
    }

    package var isAlcoholFree: Bool { basis != .unknown && strength <= 0 }

    /// Returns whether the drink certainly has at most `limit` per cent alcohol.
    package func isSurelyWithin(_ limit: Double) -> Bool { basis != .unknown && strength <= limit }
}

package struct NamedDrink: Hashable, Sendable {
    package let summary: DrinkSummary
    /// In all languages.
    package let aliases: [String]

    package init(summary: DrinkSummary, aliases: [String]) {
        self.summary = summary
        self.aliases = aliases
    }
}

/// The glass, tools, techniques and tags of a drink in the recipe's order; unknown ones are left out.
package struct DrinkGear: Hashable, Sendable {
    package let glass: Glass?
    package let tools: [Tool]
    package let techniques: [Technique]
    package let tags: [Tag]

    package init(glass: Glass?, tools: [Tool], techniques: [Technique], tags: [Tag]) {
        self.glass = glass
        self.tools = tools
        self.techniques = techniques
        self.tags = tags
    }
}
