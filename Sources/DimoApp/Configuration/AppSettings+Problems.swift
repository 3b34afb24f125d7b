import DimoAssets
package import Domain

extension AppSettings {
    /// The problems of the configuration, the theme and the keys, in the order of the files.
    func allProblems(in assets: AssetFolder) -> [ConfigurationProblem] {
        (problems + KeyProblem.problems(self, in: assets)).inOrderOfTheFile
    }

    /// The problem of a home city unknown among the catalogue's `cities`; nil if none is set.
    func homeCityProblem(among cities: CityList) -> ConfigurationProblem? {
        homeCity.map { city in
            let nearest = Nearest.text(like: city.rawValue, among: cities.cities.map(\.id.rawValue))
            return ConfigurationProblem(at: places["home_city"], .unknownCity(city.rawValue, nearest: nearest))
        }
    }
}

package struct UnknownSetting: Error, Hashable, Sendable {
    package let name: String

    /// Describes the problem with similar settings or the page that lists all; for a group's name, with its members.
    package func text(_ strings: Strings) -> String {
        let all = ConfigurationKey.all.map(\.key)
        let members = all.filter { $0.hasPrefix("\(name).") }
        if name == "keys" { return strings["config.unknown-setting.keys"] }
        if !members.isEmpty { return strings("config.setting-group", name, members.joined(separator: ", ")) }
        let nearest = Nearest.texts(like: name, among: all, limit: 3).joined(separator: ", ")
        guard nearest.isEmpty else { return strings("config.unknown-setting.nearest", name, nearest) }
        return strings("shell.error.list", strings("config.unknown-setting", name), "dimo manual files")
    }
}
