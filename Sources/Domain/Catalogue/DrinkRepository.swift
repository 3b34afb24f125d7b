/// Reads drinks and their glasses, tools, techniques and tags.
///
/// A list position is the drink's rank by name in a language. The store maintains the rank, so reading a page costs the
/// same anywhere in the list.
package protocol DrinkRepository: Sendable {
    func drinkCount() async throws -> Int
    /// The drinks at these positions in the list by name, clamped to its bounds.
    func drinks(in range: Range<Int>, by language: Language) async throws -> [DrinkSummary]
    /// In the order given; unknown ids are left out.
    func drinks(with ids: [Identifier<Drink>]) async throws -> [DrinkSummary]
    /// The first drinks by English name, with all their names.
    func named(atMost limit: Int) async throws -> [NamedDrink]
    /// The positions, ascending, of drinks whose name or alias in any language contains the text (folded; initial
    /// consonants match Korean names).
    func positions(matching text: String, by language: Language) async throws -> [Int]
    func drink(_ id: Identifier<Drink>) async throws -> Drink?
    /// The drinks with a line that names exactly this ingredient, sorted by name.
    func drinks(using ingredient: Identifier<Ingredient>, by language: Language) async throws -> [DrinkSummary]
    func variants(of drink: Identifier<Drink>, by language: Language) async throws -> [DrinkSummary]
    /// Unknown ids are left out.
    func gear(of drink: Drink) async throws -> DrinkGear
    func glass(_ id: Identifier<Glass>) async throws -> Glass?
    /// In the order given; unknown ids are left out.
    func tools(_ ids: [Identifier<Tool>]) async throws -> [Tool]
    /// Nil if the catalogue does not describe it.
    func technique(_ kind: TechniqueKind) async throws -> Technique?
    /// In the order given; unknown ids are left out.
    func tags(_ ids: [Identifier<Tag>]) async throws -> [Tag]
}

extension DrinkRepository {
    /// Reads one by one, for repositories that cannot read all at once.
    package func gear(of drink: Drink) async throws -> DrinkGear {
        var techniques: [Technique] = []
        for kind in drink.techniques {
            if let technique = try await technique(kind) { techniques.append(technique) }
        }
        return DrinkGear(
            glass: try await glass(drink.glass), tools: try await tools(GearRule.tools(of: drink)),
            techniques: techniques,
            tags: try await tags(drink.tags))
    }

    /// The widest range of rows whose names to compare.
    private static var widest: Int { 1_000 }

    /// Returns those of the positions whose drink's name begins with a text, whole names first: Negroni precedes Kingston
    /// Negroni. None if the positions are far apart, since then the text is too short to mean one.
    package func positions(
        beginning text: String, among positions: [Int], by language: Language
    ) async throws -> [Int] {
        guard let first = positions.min(), let last = positions.max(), last - first < Self.widest else { return [] }
        let folded = Folding.folded(text)
        let page = try await drinks(in: first..<last + 1, by: language)
        var (whole, begun): ([Int], [Int]) = ([], [])
        for position in positions where page.indices.contains(position - first) {
            let name = page[position - first].name
            let names = [name.english, name.korean].map { Folding.folded($0) }
            if names.contains(folded) {
                whole.append(position)
            } else if names.contains(where: { Folding.place(of: folded, in: $0) == 0 }) {
                begun.append(position)
            }
        }
        return whole + begun
    }
}
