public import Domain
internal import Foundation

/// Reads the bundled cities.
public enum CityLoader {
    /// What was read, and what was wrong with it.
    public struct Result: Sendable {
        /// The cities that are in order.
        public let cities: CityList
        /// One entry for each record that was left out.
        public let problems: [CatalogueProblem]
    }

    /// Reads the file.
    public static func load(from folder: AssetFolder) -> Result {
        var reader = CatalogueReader(folder: folder)
        let cities = reader.read("cities.json", as: CityRecord.self)
        return Result(cities: CityList(cities), problems: reader.problems)
    }
}
