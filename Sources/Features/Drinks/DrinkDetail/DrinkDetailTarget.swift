import Domain

enum DrinkDetailTarget: Hashable {
    /// The index of a recipe line.
    case line(Int)
    case note(DrinkNote)
    case drink(Identifier<Drink>)
}

extension DrinkDetailState {
    /// The links in reading order; nil without content.
    var targets: [DrinkDetailTarget]? {
        guard let content else { return nil }
        let notes = (content.glass.map { [$0] } ?? []) + content.tools + content.techniques
        return content.lines.indices.map { .line($0) } + notes.map { .note($0.note) } + like.map { .drink($0.id) }
    }

    /// Returns the ingredient of a line, or nil for any other target.
    func ingredient(of target: DrinkDetailTarget?) -> Identifier<Ingredient>? {
        guard case .line(let index) = target, let content, content.lines.indices.contains(index) else { return nil }
        return content.lines[index].ingredient
    }
}
