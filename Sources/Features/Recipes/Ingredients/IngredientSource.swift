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
            let parts = IngredientText.parts(of: text)
            var found = try await self.found(text, withLikely: parts == nil)
            var (sought, typed) = (text, "")
            if found.isEmpty, let parts {
                found = try await self.found(parts.name, withLikely: true)
                // A bare number may belong to the name of a new ingredient, as in `Licor 43`.
                if !found.isEmpty || TypedAmount(parts.amount, strings)?.unit != nil {
                    (sought, typed) = (parts.name, parts.amount)
                }
            }
            var rows = found.map(row)
            let name = PlainText.line(sought, limit: RecipeDraft.longestName)
            if mayCreate, !name.isEmpty {
                rows.append(PickerRow(id: ":\(name)", name: "+ \(strings("picker.create", name))"))
            }
            for place in rows.indices { rows[place].typed = typed }
            return rows
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
    /// Returns the parts of `whisky 45ml` or `45 ml whisky`; nil for a text without an amount before or after a name.
    static func parts(of text: String) -> (name: String, amount: String)? {
        let words = split(text)
        let count = words.count
        var amount = 0..<0
        if let last = words.last, isNumber(last.prefix(1)) {
            amount = count - 1..<count
        } else if count > 2, isNumber(words[count - 2]) {
            amount = count - 2..<count
        } else if let first = words.first, isNumber(first.prefix(1)) {
            amount = 0..<(count > 2 && isNumber(first) ? 2 : 1)
        }
        guard !amount.isEmpty, amount.count < count else { return nil }
        let name = amount.lowerBound == 0 ? words[amount.upperBound...] : words[..<amount.lowerBound]
        return (name.joined(separator: " "), words[amount].joined(separator: " "))
    }

    /// Returns the words, of which a mixed number such as `1 1/2` is one.
    private static func split(_ text: String) -> [String] {
        text.split(separator: " ").reduce(into: [String]()) { words, word in
            let isFraction = word.first?.isNumber == true && (word.first?.isASCII == false || word.contains("/"))
            if isFraction, let whole = words.last, whole.count == 1, isNumber(whole) {
                words[words.count - 1] += " \(word)"
            } else {
                words.append(String(word))
            }
        }
    }

    private static func isNumber(_ word: some StringProtocol) -> Bool {
        !word.isEmpty && word.allSatisfy { $0.isNumber || "./, ".contains($0) }
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
