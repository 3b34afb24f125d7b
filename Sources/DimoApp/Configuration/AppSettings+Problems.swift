import DimoAssets
import Domain

extension AppSettings {
    /// The problems of the configuration, the theme and the keys, in the order of the files.
    func allProblems(in assets: AssetFolder) -> [ConfigurationProblem] {
        (problems + KeyProblem.problems(self, in: assets)).inOrderOfTheFile
    }

    /// The problem of an unknown home city; nil if none is set.
    ///
    /// - Parameter cities: the catalogue's cities.
    func homeCityProblem(among cities: CityList) -> ConfigurationProblem? {
        homeCity.map { city in
            let nearest = Nearest.text(like: city.rawValue, among: cities.cities.map(\.id.rawValue))
            return ConfigurationProblem(at: places["home_city"], .unknownCity(city.rawValue, nearest: nearest))
        }
    }
}
