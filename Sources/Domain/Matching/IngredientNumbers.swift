/// The tree of ingredients in dense numbers, on which the makeable index computes.
struct IngredientNumbers: Sendable {
    let ids: [Identifier<Ingredient>]
    /// The numbers by id.
    let numbers: [Identifier<Ingredient>: Int32]
    /// The ancestors of each ingredient, without itself.
    let ancestors: FlatLists
    let parts: FlatLists
    /// The ingredients that have parts.
    let composites: [Int32]
    /// Whether each is a part of another.
    let isPart: [Bool]
    let isBrand: [Bool]
    /// The substitutes of each in any recipe: the member's, then the general ones.
    let standIns: FlatLists
    /// What each may replace.
    let standsInFor: FlatLists

    /// Numbers a table's ingredients first, then the others in the tree and among the substitutes.
    init(table: [Identifier<Ingredient>], graph: IngredientGraph, substitutions: [Substitution]) {
        var ids: [Identifier<Ingredient>] = []
        var numbers: [Identifier<Ingredient>: Int32] = [:]
        numbers.reserveCapacity(table.count)
        func number(of id: Identifier<Ingredient>) -> Int32 {
            if let known = numbers[id] { return known }
            let new = Int32(ids.count)
            numbers[id] = new
            ids.append(id)
            return new
        }
        for id in table {
            // A table that repeats an ingredient keeps its numbering; the first number is the one looked up.
            if numbers[id] == nil { numbers[id] = Int32(ids.count) }
            ids.append(id)
        }
        for id in graph.ids {
            _ = number(of: id)
            for part in graph.parts(of: id) { _ = number(of: part) }
        }
        let pairs = substitutions.map { (number(of: $0.ingredient), number(of: $0.standIn)) }

        var ancestors = FlatLists()
        var parts = FlatLists()
        var composites: [Int32] = []
        var isPart = [Bool](repeating: false, count: ids.count)
        for (index, id) in ids.enumerated() {
            ancestors.append(graph.ancestors(of: id).compactMap { numbers[$0] })
            let own = graph.parts(of: id).compactMap { numbers[$0] }
            parts.append(own)
            if !own.isEmpty { composites.append(Int32(index)) }
            for part in own { isPart[Int(part)] = true }
        }
        self.ids = ids
        self.numbers = numbers
        self.ancestors = ancestors
        self.parts = parts
        self.composites = composites
        self.isPart = isPart
        isBrand = ids.map(graph.isBrand)
        standIns = FlatLists(count: ids.count) { add in for (asked, given) in pairs { add(asked, given) } }
        standsInFor = FlatLists(count: ids.count) { add in for (asked, given) in pairs { add(given, asked) } }
    }
}
