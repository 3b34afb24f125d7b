package import Domain
import Foundation

/// Reads the bundled cities.
package enum CityLoader {
    /// What was read, and what was wrong with it.
    package struct Result: Sendable {
        /// The cities that are in order.
        package let cities: CityList
        /// One entry for each record that was left out.
        package let problems: [CatalogueProblem]
    }

    /// Reads the file.
    package static func load(from folder: AssetFolder) -> Result {
        var reader = CatalogueReader(folder: folder)
        let cities = reader.read("cities.json", as: CityRecord.self)
        return Result(cities: CityList(cities), problems: reader.problems)
    }
}
