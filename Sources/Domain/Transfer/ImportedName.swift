/// A recipe or an ingredient that an import met, by name.
public struct ImportedName: Hashable, Sendable {
    /// What it is.
    public let kind: RecordKind
    /// Its id in the store.
    public let id: String
    /// Its name in the file.
    public let name: LocalizedText

    /// Memberwise.
    public init(kind: RecordKind, id: String, name: LocalizedText) {
        self.kind = kind
        self.id = id
        self.name = name
    }
}

/// A name of a file that was taken for an ingredient of another name.
public struct UnderstoodName: Hashable, Sendable {
    /// As the file writes it.
    public let written: String
    /// What it was taken for.
    public let ingredient: Identifier<Ingredient>
    /// Its name.
    public let name: LocalizedText

    /// Memberwise.
    public init(written: String, ingredient: Identifier<Ingredient>, name: LocalizedText) {
        self.written = written
        self.ingredient = ingredient
        self.name = name
    }
}

/// An ingredient that an import made, and what it may be.
public struct NewIngredient: Hashable, Sendable {
    /// Its id in the store.
    public let id: Identifier<Ingredient>
    /// Its name in the file.
    public let name: LocalizedText
    /// The nearest known one; nil if nothing is near.
    public let nearest: UnderstoodName?

    /// Memberwise.
    public init(id: Identifier<Ingredient>, name: LocalizedText, nearest: UnderstoodName?) {
        self.id = id
        self.name = name
        self.nearest = nearest
    }
}
