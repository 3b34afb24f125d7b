package import Domain

/// Reads the catalogue's files. A record with an error is omitted and reported.
package enum CatalogueLoader {
    package struct Result: Sendable {
        package let catalogue: Catalogue
        /// One entry per omitted record or file, with file, record and field.
        package let problems: [CatalogueProblem]
    }

    /// The files with drinks, in reading order.
    package static let drinkFiles = [
        "drinks/unforgettables.json", "drinks/contemporary.json", "drinks/new-era.json", "drinks/more.json",
        "drinks/classics.json", "drinks/long.json", "drinks/korean.json", "drinks/light.json",
    ]

    private static let otherFiles = [
        "ingredients.json", "glasses.json", "tools.json", "techniques.json", "tags.json",
    ]

    /// A number that changes with any byte of the catalogue; missing files count as empty.
    package static func fingerprint(of folder: AssetFolder) -> String {
        folder.fingerprint(of: (otherFiles + drinkFiles).map { "Catalog/\($0)" })
    }

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
