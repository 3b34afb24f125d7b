/// A recipe or an ingredient that an import met, by name.
package struct ImportedName: Hashable, Sendable {
    package let kind: RecordKind
    /// Its id in the store.
    package let id: String
    /// Its name in the file.
    package let name: LocalizedText

    package init(kind: RecordKind, id: String, name: LocalizedText) {
        self.kind = kind
        self.id = id
        self.name = name
    }
}

/// A name of a file that was taken for an ingredient of another name.
package struct UnderstoodName: Hashable, Sendable {
    /// As the file writes it.
    package let written: String
    /// What it was taken for.
    package let ingredient: Identifier<Ingredient>
    package let name: LocalizedText

    package init(written: String, ingredient: Identifier<Ingredient>, name: LocalizedText) {
        self.written = written
        self.ingredient = ingredient
        self.name = name
    }
}

/// An ingredient that an import made, and what it may be.
package struct NewIngredient: Hashable, Sendable {
    /// Its id in the store.
    package let id: Identifier<Ingredient>
    /// Its name in the file.
    package let name: LocalizedText
    /// The nearest known one; nil if nothing is near.
    package let nearest: UnderstoodName?

    package init(id: Identifier<Ingredient>, name: LocalizedText, nearest: UnderstoodName?) {
        self.id = id
        self.name = name
        self.nearest = nearest
    }
}
