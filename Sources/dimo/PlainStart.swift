import DimoApp
import Domain

/// The arguments of a plain start: global options, and `open` with a route that holds no name. Anything else, or any
/// error, gives nil and goes to the argument parser, which reports it.
struct PlainStart {
    var options = StartOptions()
    /// Nil for the default place.
    var route: Route?

    init?(_ arguments: [String]) {
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            switch argument {
            case "--ascii": options.launch.isASCII = true
            case "--plain": options.launch.isPlain = true
            case "--no-mouse": options.launch.isMouseOff = true
            case "--offline": options.launch.isOffline = true
            case "--data-dir":
                guard let value = rest.popFirst(), !value.isEmpty, value.first != "-" else { return nil }
                options.launch.dataDirectory = value
            case "--as":
                guard let value = rest.popFirst(), !value.isEmpty, value.first != "-" else { return nil }
                options.launch.account = value
            case "--lang":
                guard let value = rest.popFirst(), let language = Language(rawValue: value) else { return nil }
                options.launch.language = language
            case "--theme":
                guard let value = rest.popFirst(), !value.isEmpty, value.first != "-" else { return nil }
                options.launch.theme = value
            case "--color":
                guard let value = rest.popFirst(), let color = ColorChoice(rawValue: value) else { return nil }
                options.color = color
            case "open":
                guard route == nil, let value = rest.popFirst(), !CommandRoute.mayHoldName(value),
                    let place = try? Route(value)
                else { return nil }
                route = place
            default: return nil
            }
        }
    }
}
