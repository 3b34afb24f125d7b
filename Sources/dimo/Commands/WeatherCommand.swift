import ArgumentParser
import DimoApp
import Domain
import FeatureKit

struct WeatherCommand: ParsableCommand, StoreCommand {
    static let configuration = CommandConfiguration(
        commandName: "weather",
        abstract: "Show the weather of a city.",
        discussion: """
            $ dimo weather
            $ dimo weather busan
            Set the home city with dimo config set home_city seoul. Data less than 15 minutes old is not fetched again. \
            Without a network, shows the last known values with their age.
            """)

    @Argument(
        help: "The city: its name, or its ID such as seoul. Default: the home city, or the first of your list.",
        completion: Completions.city)
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
        if city.isEmpty, store.homeCity == nil {
            Shell.complain(store.strings("shell.weather.no-home", weather.city.name[store.strings.language]))
        }
        if let problem = weather.problem { Shell.complain(text(problem, store)) }
        let document = WeatherDocument(weather, store, english: container.words(in: .english))
        Shell.print(json ? document.json.document : document.text)
    }

    private func text(_ problem: WeatherProblem, _ store: CommandStore) -> String {
        WeatherWords(store.strings, store.display).problem(problem, now: store.clock.now())
    }
}
