import Domain

/// What can be opened on a drink's page.
enum DrinkDetailTarget: Hashable {
    /// A line of the recipe, by its place.
    case line(Int)
    /// A glass, tool or technique.
    case note(DrinkNote)
    /// A drink like this one.
    case drink(Identifier<Drink>)
}

extension DrinkDetailState {
    /// What can be opened, in reading order; nil while there is nothing.
    var targets: [DrinkDetailTarget]? {
        guard let content else { return nil }
        let notes = (content.glass.map { [$0] } ?? []) + content.tools + content.techniques
        return content.lines.indices.map { .line($0) } + notes.map { .note($0.note) } + like.map { .drink($0.id) }
    }

    /// The ingredient of a line; nil for any other target.
    func ingredient(of target: DrinkDetailTarget?) -> Identifier<Ingredient>? {
        guard case .line(let index) = target, let content, content.lines.indices.contains(index) else { return nil }
        return content.lines[index].ingredient
    }
}
