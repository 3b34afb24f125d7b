import ArgumentParser
import DimoApp
import Domain
import FeatureKit

struct WeatherCommand: ParsableCommand, StoreCommand {
    static let configuration = CommandConfiguration(
        commandName: "weather", abstract: "Show the weather of a city.",
        discussion: """
            Without a name it is the home city (dimo config set home_city seoul), or the first of your list. Values up \
            to a quarter of an hour old are not asked for again. Without a network the last known ones are shown, \
            with their age.
            """)

    @Argument(help: "A city: its name, or its id such as seoul.", completion: Completions.city)
    var city: [String] = []

    @Flag(help: "Print one JSON document.")
    var json = false

    @OptionGroup var global: GlobalOptions

    @MainActor
    func run() async throws {
        let container = try CommandContainer.make(checking: global)
        let store = try await CommandContainer.openStore(container)
        let weather: CommandWeather
        do {
            weather = try await container.withNetwork { try await store.weather(of: city.joined(separator: " ")) }
        } catch let problem as WeatherProblem {
            throw CommandFailure(message: text(problem, store))
        }
        if let problem = weather.problem { Shell.complain(text(problem, store)) }
        let document = WeatherDocument(weather, store, english: container.words(in: .english))
        Shell.print(json ? document.json.document : document.text)
    }

    private func text(_ problem: WeatherProblem, _ store: CommandStore) -> String {
        WeatherWords(store.strings, store.display).problem(problem, now: store.clock.now())
    }
}
