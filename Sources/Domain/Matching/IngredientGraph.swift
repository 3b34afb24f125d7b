/// The tree of ingredients, and the parts they can be made from. Tolerates bad data: an unknown parent is ignored, a
/// cycle ends where it closes, and an unknown id is an ingredient without relatives.
package struct IngredientGraph: Sendable {
    /// All ingredients, in the order given, without duplicates.
    package let ids: [Identifier<Ingredient>]
    private let nodes: [Identifier<Ingredient>: IngredientNode]
    private let childrenByParent: [Identifier<Ingredient>: [Identifier<Ingredient>]]
    package let staples: Set<Identifier<Ingredient>>

    /// The first of several nodes with the same id counts.
    package init(_ nodes: some Sequence<IngredientNode>) {
        var ids: [Identifier<Ingredient>] = []
        var byID: [Identifier<Ingredient>: IngredientNode] = [:]
        var children: [Identifier<Ingredient>: [Identifier<Ingredient>]] = [:]
        var staples: Set<Identifier<Ingredient>> = []
        for node in nodes where byID[node.id] == nil {
            ids.append(node.id)
            byID[node.id] = node
            if let parent = node.parent { children[parent, default: []].append(node.id) }
            if node.isStaple { staples.insert(node.id) }
        }
        self.ids = ids
        self.nodes = byID
        self.childrenByParent = children
        self.staples = staples
    }

    package init(ingredients: [Ingredient] = []) { self.init(ingredients.lazy.map { IngredientNode($0) }) }

    package func contains(_ id: Identifier<Ingredient>) -> Bool { nodes[id] != nil }

    /// Whether the ingredient is mixed from something homemade, such as juice and a spiced syrup, and so is not sold.
    package func isComposed(_ id: Identifier<Ingredient>) -> Bool {
        let parts = parts(of: id)
        return parts.count > 1 && parts.contains { !self.parts(of: $0).isEmpty }
    }

    package func isBrand(_ id: Identifier<Ingredient>) -> Bool { nodes[id]?.isBrand ?? false }

    /// The ingredient directly above; nil for a top-level kind or an unknown parent.
    package func parent(of id: Identifier<Ingredient>) -> Identifier<Ingredient>? {
        guard let parent = nodes[id]?.parent, nodes[parent] != nil else { return nil }
        return parent
    }

    /// Nearest first, without the ingredient itself.
    package func ancestors(of id: Identifier<Ingredient>) -> [Identifier<Ingredient>] {
        var found: [Identifier<Ingredient>] = []
        var seen: Set<Identifier<Ingredient>> = [id]
        var current = parent(of: id)
        while let ancestor = current, seen.insert(ancestor).inserted {
            found.append(ancestor)
            current = parent(of: ancestor)
        }
        return found
    }

    package func children(of id: Identifier<Ingredient>) -> [Identifier<Ingredient>] {
        nodes[id] == nil ? [] : childrenByParent[id] ?? []
    }

    /// Level by level, without the ingredient itself.
    package func descendants(of id: Identifier<Ingredient>) -> [Identifier<Ingredient>] {
        var found: [Identifier<Ingredient>] = []
        var seen: Set<Identifier<Ingredient>> = [id]
        var level = [id]
        while !level.isEmpty {
            level = level.flatMap(children(of:)).filter { seen.insert($0).inserted }
            found += level
        }
        return found
    }

    /// The ingredients that together make this one; empty if it cannot be made.
    package func parts(of id: Identifier<Ingredient>) -> [Identifier<Ingredient>] { nodes[id]?.parts ?? [] }
}

/// The part of an ingredient that the matcher needs: its place in the tree and its parts.
package struct IngredientNode: Hashable, Sendable, Identifiable {
    package let id: Identifier<Ingredient>
    package let parent: Identifier<Ingredient>?
    package let isBrand: Bool
    package let isStaple: Bool
    package let parts: [Identifier<Ingredient>]

    package init(
        id: Identifier<Ingredient>, parent: Identifier<Ingredient>? = nil, isBrand: Bool = false,
        isStaple: Bool = false, parts: [Identifier<Ingredient>] = []
    ) {
        self.id = id
        self.parent = parent
        self.isBrand = isBrand
        self.isStaple = isStaple
        self.parts = parts
    }

    package init(_ ingredient: Ingredient) {
        self.init(
            id: ingredient.id, parent: ingredient.parent, isBrand: ingredient.isBrand,
            isStaple: ingredient.isStaple, parts: ingredient.parts)
    }
}
