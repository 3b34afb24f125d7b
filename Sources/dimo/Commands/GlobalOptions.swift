import ArgumentParser
import DimoApp
import Domain

struct GlobalOptions: ParsableArguments {
    @Option(
        name: .long, help: "Folder for configuration, data, state and cache. Default: the XDG folders.",
        completion: .directory)
    var dataDir: String?

    @Option(
        name: .customLong("as"), help: "Account to use: one that is signed in or has no password.",
        completion: Completions.account)
    var account: String?

    @Option(name: .long, help: "Language: en or ko. Default: the configured one, else that of the locale.")
    var lang: Language?

    @Option(
        name: .long, help: "Theme: auto, dimo, paper, terminal, mono, or one of your own.",
        completion: Completions.theme)
    var theme: String?

    @Flag(name: .long, help: "Draw in ASCII only.")
    var ascii = false

    @Flag(name: .long, help: "Show plain text in one column without animation, for screen readers.")
    var plain = false

    @Flag(name: .long, help: "Don't use the mouse.")
    var noMouse = false

    @Flag(name: .long, help: "Don't connect to the network.")
    var offline = false

    @Option(name: .long, help: "When to use colours: auto, always or never.")
    var color: ColorChoice = .auto

    @Option(name: .long, help: "Log level: trace, debug, info, notice, warning, error or critical.")
    var logLevel: LogLevel = .notice

    var launch: LaunchOptions { start.launch }

    var start: StartOptions {
        var options = StartOptions()
        options.launch.dataDirectory = dataDir
        options.launch.account = account
        options.launch.language = lang
        options.launch.theme = theme
        options.launch.isASCII = ascii
        options.launch.isPlain = plain
        options.launch.isMouseOff = noMouse
        options.launch.isOffline = offline
        options.launch.logLevel = logLevel
        options.color = color
        return options
    }

    mutating func validate() throws {
        if dataDir?.isEmpty == true { throw Self.usage("data-dir") }
    }
}

extension LogLevel: ExpressibleByArgument {}
extension Language: ExpressibleByArgument {}

struct StartOptions {
    var launch = LaunchOptions()
    var color = ColorChoice.auto
}

enum ColorChoice: String, CaseIterable, ExpressibleByArgument {
    case auto
    case always
    case never
}
