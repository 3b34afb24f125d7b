package import Domain
import Foundation

package enum CityLoader {
    package struct Result: Sendable {
        package let cities: CityList
        package let problems: [CatalogueProblem]
    }

    package static func load(from folder: AssetFolder) -> Result {
        var reader = CatalogueReader(folder: folder)
        let cities = reader.read("cities.json", as: CityRecord.self)
        return Result(cities: CityList(cities), problems: reader.problems)
    }
}
