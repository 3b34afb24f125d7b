struct IngredientNumbers: Sendable {
    let ids: [Identifier<Ingredient>]
    let numbers: [Identifier<Ingredient>: Int32]
    /// Without the ingredient itself.
    let ancestors: FlatLists
    let parts: FlatLists
    let composites: [Int32]
    let isPart: [Bool]
    let isBrand: [Bool]
    /// The substitutes of each ingredient in any recipe: the member's, then the general ones.
    let standIns: FlatLists
    let standsInFor: FlatLists

    /// Numbers the table's ingredients first, then the others in the tree and among the substitutes.
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
            // A table that repeats an ingredient keeps its numbering; look-ups return the first number.
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
