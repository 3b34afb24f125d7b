import Domain
import FeatureKit

struct IngredientSource: Sendable {
    let ingredients: any IngredientRepository
    /// The meanings of names as shops and files write them.
    let meaning: NameMeaning
    let strings: Strings

    /// Returns the name a row adds; nil for an existing ingredient. No id begins with a colon.
    static func newName(in row: PickerRow) -> String? {
        row.id.hasPrefix(":") ? String(row.id.dropFirst()) : nil
    }

    func row(_ ingredient: Ingredient) -> PickerRow { PickerRow(ingredient, strings) }

    func source(mayCreate: Bool) -> PickerSource {
        PickerSource(
            title: strings["picker.title"], placeholder: strings["picker.placeholder"],
            empty: strings["form.nothing-found"]
        ) { text in
            let shorter = IngredientText.name(in: text)
            var found = try await self.found(text, withLikely: shorter == nil)
            var sought = text
            if found.isEmpty, let shorter {
                found = try await self.found(shorter, withLikely: true)
                if !found.isEmpty { sought = shorter }
            }
            let name = PlainText.line(sought, limit: RecipeDraft.longestName)
            guard mayCreate, !name.isEmpty else { return found.map(row) }
            return found.map(row) + [PickerRow(id: ":\(name)", name: "+ \(strings("picker.create", name))")]
        }
    }

    /// Returns the ingredient of that name, then those whose names contain the text, or else likely ones.
    private func found(_ text: String, withLikely: Bool) async throws -> [Ingredient] {
        var found = try await ingredients.ingredients(matching: text, by: strings.language, limit: PickerSource.limit)
        let (meant, near) = try await meaning.of(text, isNearWanted: withLikely && found.isEmpty)
        let known = try await ingredients.ingredients([meant].compactMap { $0 } + near)
        if let meant, let first = known[meant] { found = [first] + found.filter { $0.id != meant } }
        return found + near.compactMap { known[$0] }.filter { one in !found.contains { $0.id == one.id } }
    }
}

enum IngredientText {
    /// Returns the name in `whisky 45ml` or `45 ml whisky`; nil for a text without an amount before or after it.
    static func name(in text: String) -> String? {
        var words = text.split(separator: " ")
        let count = words.count
        if let last = words.last, isNumber(last.prefix(1)) {
            words.removeLast()
        } else if count > 2, isNumber(words[count - 2]) {
            words.removeLast(2)
        } else if let first = words.first, isNumber(first.prefix(1)) {
            words.removeFirst(count > 2 && isNumber(first) ? 2 : 1)
        }
        return words.isEmpty || words.count == count ? nil : words.joined(separator: " ")
    }

    private static func isNumber(_ word: Substring) -> Bool {
        !word.isEmpty && word.allSatisfy { $0.isNumber || "./,".contains($0) }
    }
}

/// Resolves names as imports and the shell do; reads the names once.
actor NameMeaning {
    private let names: any KnownNames
    private var resolver: IngredientResolver?

    init(_ names: any KnownNames) { self.names = names }

    func of(
        _ text: String, isNearWanted: Bool
    ) async throws -> (meant: Identifier<Ingredient>?, near: [Identifier<Ingredient>]) {
        let line = PlainText.line(text, limit: RecipeDraft.longestName)
        guard !line.isEmpty else { return (nil, []) }
        if resolver == nil { resolver = try await names.known().resolver }
        guard let resolver else { return (nil, []) }
        let meant = resolver.match(line)?.ingredient
        return (meant, meant == nil && isNearWanted ? resolver.suggestions(for: line) : [])
    }
}
