/// The facts about all drinks in flat arrays, for filtering, counting and sorting all of them at once. A drink's place
/// is its position in the list by English name. Each option lists its drinks, so a query costs time only for those.
package struct DrinkIndex: Sendable {
    package let vocabulary: DrinkVocabulary
    /// By place.
    let ids: [Identifier<Drink>]
    let koreanPositions: [Int32]
    /// The places in the order of the list by Korean name.
    let koreanOrder: [Int32]
    /// Per cent alcohol by volume, by place; negative if unknown.
    let strengths: [Double]
    /// The number of different required ingredients, by place.
    let sizes: [UInt8]
    /// The places by strength, strongest first, then by name in each language.
    let strongest: [Language: [Int32]]
    let options: [DrinkOption]
    let numbers: [DrinkOption: Int32]
    /// The places of each option, ascending.
    let places: FlatLists

    package init(_ contents: DrinkIndexContents) {
        let count = contents.facts.count
        let table = contents.table
        var ids = [Identifier<Drink>](repeating: "", count: count)
        var koreanPositions = (0..<Int32(count)).map { $0 }
        var recipes = [Int32](repeating: -1, count: count)
        for recipe in table.recipes.indices {
            let place = table.position(of: recipe, by: .english)
            guard ids.indices.contains(place) else { continue }
            ids[place] = table.recipes[recipe]
            koreanPositions[place] = Int32(table.position(of: recipe, by: .korean))
            recipes[place] = Int32(recipe)
        }
        let koreanOrder = Self.inverse(koreanPositions)
        if koreanOrder == nil { koreanPositions = (0..<Int32(count)).map { $0 } }
        self.ids = ids
        self.koreanPositions = koreanPositions
        self.koreanOrder = koreanOrder ?? koreanPositions
        vocabulary = contents.vocabulary
        let strengths = contents.facts.map { $0.basis == .unknown ? -1 : $0.strength }
        self.strengths = strengths
        let english = (0..<Int32(count)).sorted {
            (strengths[Int($1)], $0) < (strengths[Int($0)], $1)
        }
        let korean = (0..<Int32(count)).sorted {
            (strengths[Int($1)], koreanPositions[Int($0)]) < (strengths[Int($0)], koreanPositions[Int($1)])
        }
        strongest = [.english: english, .korean: korean]

        var lists = DrinkOptionLists(contents, recipes: recipes)
        lists.build()
        sizes = lists.sizes
        options = lists.options
        numbers = lists.numbers
        places = lists.places
    }

    package var count: Int { ids.count }

    func place(at position: Int, by language: Language) -> Int {
        language == .english ? position : Int(koreanOrder[position])
    }

    func position(of place: Int, by language: Language) -> Int {
        language == .english ? place : Int(koreanPositions[place])
    }

    /// Returns the drinks at positions in the list by name, ignoring invalid positions.
    package func drinks(at positions: some Sequence<Int>, by language: Language) -> [Identifier<Drink>] {
        positions.filter(ids.indices.contains).map { ids[place(at: $0, by: language)] }
    }

    func positions(of drinks: Set<Identifier<Drink>>, by language: Language) -> Set<Int> {
        Set(ids.indices.filter { drinks.contains(ids[$0]) }.map { position(of: $0, by: language) })
    }

    /// Returns the inverse permutation; nil if the numbers are not a permutation of `0..<count`.
    private static func inverse(_ numbers: [Int32]) -> [Int32]? {
        var places = [Int32](repeating: -1, count: numbers.count)
        for (place, number) in numbers.enumerated() {
            guard places.indices.contains(Int(number)), places[Int(number)] < 0 else { return nil }
            places[Int(number)] = Int32(place)
        }
        return places
    }
}
