import DimoAssets
import Domain

extension AppSettings {
    /// What cannot be used of the configuration, the theme and the keys, in the order of the files.
    func allProblems(in assets: AssetFolder) -> [ConfigurationProblem] {
        (problems + KeyProblem.problems(self, in: assets)).inOrderOfTheFile
    }

    /// What to say of a home city that nothing knows; nil where none is named.
    ///
    /// - Parameter cities: those of the catalogue.
    func homeCityProblem(among cities: CityList) -> ConfigurationProblem? {
        homeCity.map { city in
            let nearest = Nearest.text(like: city.rawValue, among: cities.cities.map(\.id.rawValue))
            return ConfigurationProblem(at: places["home_city"], .unknownCity(city.rawValue, nearest: nearest))
        }
    }
}
