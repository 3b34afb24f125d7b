/// Reads drinks and what belongs to them.
///
/// A list is addressed by position: the position of a drink is its rank by name in a language, kept by the
/// store, so that any page of any list costs what it shows.
public protocol DrinkRepository: Sendable {
    /// How many drinks there are.
    func drinkCount() async throws -> Int
    /// The drinks at these positions of the list by name, clamped to what is there.
    func drinks(in range: Range<Int>, by language: Language) async throws -> [DrinkSummary]
    /// The drinks with these ids, in the order given; unknown ids are left out.
    func drinks(with ids: [Identifier<Drink>]) async throws -> [DrinkSummary]
    /// The first drinks by English name with all their names, at most so many.
    func named(atMost limit: Int) async throws -> [NamedDrink]
    /// The positions, ascending, of drinks whose name or alias in any language holds the text (folded; initial
    /// consonants match Korean names).
    func positions(matching text: String, by language: Language) async throws -> [Int]
    /// A whole recipe; nil when there is none of that id.
    func drink(_ id: Identifier<Drink>) async throws -> Drink?
    /// The drinks with a line that asks for exactly this ingredient, by name.
    func drinks(using ingredient: Identifier<Ingredient>, by language: Language) async throws -> [DrinkSummary]
    /// The variants of a drink, by name.
    func variants(of drink: Identifier<Drink>, by language: Language) async throws -> [DrinkSummary]
    /// The glass, tools, techniques and tags of a drink, as far as the catalogue has words for them.
    func gear(of drink: Drink) async throws -> DrinkGear
    /// A glass; nil when there is none of that id.
    func glass(_ id: Identifier<Glass>) async throws -> Glass?
    /// The tools with these ids, in the order given; unknown ids are left out.
    func tools(_ ids: [Identifier<Tool>]) async throws -> [Tool]
    /// A technique; nil when the catalogue has no words for it.
    func technique(_ kind: TechniqueKind) async throws -> Technique?
    /// The tags with these ids, in the order given; unknown ids are left out.
    func tags(_ ids: [Identifier<Tag>]) async throws -> [Tag]
}

extension DrinkRepository {
    /// The same one after the other, for who cannot read all of it in one go.
    public func gear(of drink: Drink) async throws -> DrinkGear {
        var techniques: [Technique] = []
        for kind in drink.techniques {
            if let technique = try await technique(kind) { techniques.append(technique) }
        }
        return DrinkGear(
            glass: try await glass(drink.glass), tools: try await tools(drink.tools), techniques: techniques,
            tags: try await tags(drink.tags))
    }
}
