/// The tree of ingredients with what is made from what.
///
/// Data is never trusted here: a parent nobody knows is no parent, a cycle in the tree ends where it closes, and an
/// id nobody knows is an ingredient without relatives.
public struct IngredientGraph: Sendable {
    /// All ingredients, in the order given, each once.
    public let ids: [Identifier<Ingredient>]
    private let nodes: [Identifier<Ingredient>: IngredientNode]
    private let childrenByParent: [Identifier<Ingredient>: [Identifier<Ingredient>]]
    /// Ingredients that are always at hand.
    public let staples: Set<Identifier<Ingredient>>

    /// Makes a graph; of nodes with the same id the first counts.
    public init(_ nodes: some Sequence<IngredientNode>) {
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

    /// Makes a graph of whole ingredients.
    public init(ingredients: [Ingredient] = []) {
        self.init(ingredients.lazy.map { IngredientNode($0) })
    }

    /// Whether the ingredient is known.
    public func contains(_ id: Identifier<Ingredient>) -> Bool { nodes[id] != nil }

    /// Whether it is a bottle with a label; an unknown one is not.
    public func isBrand(_ id: Identifier<Ingredient>) -> Bool { nodes[id]?.isBrand ?? false }

    /// What it is directly a kind or brand of; nil at the top, or where the parent is unknown.
    public func parent(of id: Identifier<Ingredient>) -> Identifier<Ingredient>? {
        guard let parent = nodes[id]?.parent, nodes[parent] != nil else { return nil }
        return parent
    }

    /// Everything above it, nearest first, never itself.
    public func ancestors(of id: Identifier<Ingredient>) -> [Identifier<Ingredient>] {
        var found: [Identifier<Ingredient>] = []
        var seen: Set<Identifier<Ingredient>> = [id]
        var current = parent(of: id)
        while let ancestor = current, seen.insert(ancestor).inserted {
            found.append(ancestor)
            current = parent(of: ancestor)
        }
        return found
    }

    /// What is directly below it, in the order given.
    public func children(of id: Identifier<Ingredient>) -> [Identifier<Ingredient>] {
        nodes[id] == nil ? [] : childrenByParent[id] ?? []
    }

    /// Everything below it, level by level, never itself.
    public func descendants(of id: Identifier<Ingredient>) -> [Identifier<Ingredient>] {
        var found: [Identifier<Ingredient>] = []
        var seen: Set<Identifier<Ingredient>> = [id]
        var level = [id]
        while !level.isEmpty {
            level = level.flatMap(children(of:)).filter { seen.insert($0).inserted }
            found += level
        }
        return found
    }

    /// What it can be made from, all of them together; empty where nothing makes it.
    public func parts(of id: Identifier<Ingredient>) -> [Identifier<Ingredient>] { nodes[id]?.parts ?? [] }
}
