import Domain
import FeatureKit

enum DrinkDetailTarget: Hashable {
    /// The index of a recipe line.
    case line(Int)
    case note(DrinkNote)
    case drink(Identifier<Drink>)
}

extension DrinkDetailState.Content {
    /// The lines whose layers fill the glass from its surface down, then those that fill nothing.
    var linesBesideGlass: [Int] {
        let layered = layers.map(\.line)
        return layered.reversed() + lines.indices.filter { !layered.contains($0) }
    }
}

extension DrinkDetailState {
    /// The links in reading order; nil without content.
    ///
    /// - Parameter isGlass: whether the lines stand beside the layers of the glass, the topmost first.
    func targets(isGlass: Bool) -> [DrinkDetailTarget]? {
        guard let content else { return nil }
        let lines = isGlass ? content.linesBesideGlass : Array(content.lines.indices)
        let notes = (content.glass.map { [$0] } ?? []) + content.tools + content.techniques
        return lines.map { .line($0) } + notes.map { .note($0.note) } + like.map { .drink($0.id) }
    }

    /// Returns the ingredient of a line, or nil for any other target.
    func ingredient(of target: DrinkDetailTarget?) -> Identifier<Ingredient>? {
        guard case .line(let index) = target, let content, content.lines.indices.contains(index) else { return nil }
        return content.lines[index].ingredient
    }
}
