package import Domain

/// Reads the catalogue's files. A record with an error is left out and reported; the rest is used.
package enum CatalogueLoader {
    /// What was read, and what was wrong with it.
    package struct Result: Sendable {
        /// The records that are in order.
        package let catalogue: Catalogue
        /// One entry for each record or file that was left out, with file, record and field.
        package let problems: [CatalogueProblem]
    }

    /// The files that hold drinks, in the order they are read.
    package static let drinkFiles = [
        "drinks/unforgettables.json", "drinks/contemporary.json", "drinks/new-era.json", "drinks/more.json",
    ]

    private static let otherFiles = [
        "ingredients.json", "glasses.json", "tools.json", "techniques.json", "tags.json",
    ]

    /// A number that changes when any byte of the catalogue does (FNV-1a, 64 bits); missing files count as empty.
    package static func fingerprint(of folder: AssetFolder) -> String {
        folder.fingerprint(of: (otherFiles + drinkFiles).map { "Catalog/\($0)" })
    }

    /// Reads every file.
    package static func load(from folder: AssetFolder) -> Result {
        var reader = CatalogueReader(folder: folder)
        let catalogue = Catalogue(
            drinks: drinkFiles.flatMap { reader.read($0, as: DrinkRecord.self) },
            ingredients: reader.read("ingredients.json", as: IngredientRecord.self),
            glasses: reader.read("glasses.json", as: GlassRecord.self),
            tools: reader.read("tools.json", as: ToolRecord.self),
            techniques: reader.read("techniques.json", as: TechniqueRecord.self),
            tags: reader.read("tags.json", as: TagRecord.self))
        return Result(catalogue: catalogue, problems: reader.problems)
    }
}
