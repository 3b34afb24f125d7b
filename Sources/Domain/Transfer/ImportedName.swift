package struct ImportedName: Hashable, Sendable {
    package let kind: RecordKind
    /// The id in the store.
    package let id: String
    /// The name in the file.
    package let name: LocalizedText

    package init(kind: RecordKind, id: String, name: LocalizedText) {
        self.kind = kind
        self.id = id
        self.name = name
    }
}

/// A name in a file that was matched to an ingredient of another name.
package struct UnderstoodName: Hashable, Sendable {
    package let written: String
    package let ingredient: Identifier<Ingredient>
    package let name: LocalizedText

    package init(written: String, ingredient: Identifier<Ingredient>, name: LocalizedText) {
        self.written = written
        self.ingredient = ingredient
        self.name = name
    }
}

package struct NewIngredient: Hashable, Sendable {
    /// The id in the store.
    package let id: Identifier<Ingredient>
    /// The name in the file.
    package let name: LocalizedText
    package let nearest: UnderstoodName?

    package init(id: Identifier<Ingredient>, name: LocalizedText, nearest: UnderstoodName?) {
        self.id = id
        self.name = name
        self.nearest = nearest
    }
}
