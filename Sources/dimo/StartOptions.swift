import DimoApp

/// What was asked for on the command line: of the program, and of the terminal it runs in.
struct StartOptions {
    var launch = LaunchOptions()
    var color = ColorChoice.auto
}
