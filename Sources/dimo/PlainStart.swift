import DimoApp
import Domain

/// The arguments of a plain start: global options, and `open` with a route that needs no look-up. Anything else, or any
/// error, gives nil and goes to the argument parser, which reports it.
struct PlainStart {
    var options = StartOptions()
    /// Nil for the default place.
    var route: Route?

    init?(_ arguments: [String]) {
        var rest = arguments[...]
        var place: String?
        let texts: [String: WritableKeyPath<LaunchOptions, String?>] = [
            "--data-dir": \.dataDirectory, "--as": \.account, "--theme": \.theme,
        ]
        while let argument = rest.popFirst() {
            switch argument {
            case "--ascii": options.launch.isASCII = true
            case "--plain": options.launch.isPlain = true
            case "--no-mouse": options.launch.isMouseOff = true
            case "--offline": options.launch.isOffline = true
            case "--lang":
                guard let value = rest.popFirst(), let language = Language(rawValue: value) else { return nil }
                options.launch.language = language
            case "--color":
                guard let value = rest.popFirst(), let color = ColorChoice(rawValue: value) else { return nil }
                options.color = color
            case "open":
                guard place == nil, let value = rest.popFirst() else { return nil }
                place = value
            default:
                guard let text = texts[argument], let value = rest.popFirst(), !value.isEmpty, value.first != "-"
                else { return nil }
                options.launch[keyPath: text] = value
            }
        }
        guard let place else { return }
        route = Route.atOnce(
            place, dataDirectory: options.launch.dataDirectory, environment: Shell.variable)
        if route == nil { return nil }
    }
}
