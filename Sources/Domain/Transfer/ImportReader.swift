/// Reads files of this and other programs. Stores nothing.
package protocol ImportReader: Sendable {
    /// Reads a source record by record, so that only a few are in memory at a time, and passes each to `each`. A nil
    /// `format` is detected from the content; `known` makes "Lime juice" in a file match our lime juice. Throws
    /// `TransferProblem` if nothing can be read, or what `each` throws.
    func read(
        _ source: TransferSource, format: ExchangeFormat?, known: ImportKnown,
        each: (ImportRecord) throws -> Void) throws
}

/// The existing records, for matching names in a file.
package struct ImportKnown: Sendable {
    package let ingredients: [Ingredient]
    package let glasses: [Glass]
    package let tools: [Tool]
    package let tags: [Tag]
    package let aliases: [String: Identifier<Ingredient>]

    package let resolver: IngredientResolver

    package init(
        ingredients: [Ingredient] = [], glasses: [Glass] = [], tools: [Tool] = [], tags: [Tag] = [],
        aliases: [String: Identifier<Ingredient>] = [:]
    ) {
        self.ingredients = ingredients
        self.glasses = glasses
        self.tools = tools
        self.tags = tags
        self.aliases = aliases
        resolver = IngredientResolver(ingredients, aliases: aliases)
    }
}

package protocol KnownNames: Sendable {
    func known() async throws -> ImportKnown
}

/// A reader's output in order: ingredients before the drinks that use them, parents before children.
package enum ImportRecord: Sendable {
    case format(ExchangeFormat)
    case tag(Tag)
    case glass(Glass)
    case tool(Tool)
    case ingredient(Ingredient, ImportPlace)
    /// Stored only with a recipe that uses it.
    case implied(ImpliedRecord, ImportPlace)
    case drink(Drink, ImportPlace)
    case personal(section: String, PersonalRecord, ImportPlace)
    case diary(DiaryRecord, ImportPlace)
    case failure(ImportFailure)
    case understood(name: String, as: Identifier<Ingredient>, ImportPlace)
    case warning(ImportWarning)
    /// The bytes read so far, and in total.
    case progress(done: Int, total: Int)
}

/// A record that the recipes of a file name, but the file does not define.
package enum ImpliedRecord: Hashable, Sendable {
    case tag(Tag)
    case ingredient(Ingredient)
}

package struct ImportWarning: Hashable, Sendable {
    /// Nil for the import as a whole.
    package let place: ImportPlace?
    package let remark: RecordRemark

    package init(place: ImportPlace?, remark: RecordRemark) {
        self.place = place
        self.remark = remark
    }
}

package struct RecipePreview: Hashable, Sendable {
    package let drink: Drink
    package let names: [Identifier<Ingredient>: LocalizedText]
}
