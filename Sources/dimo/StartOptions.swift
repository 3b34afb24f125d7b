import DimoApp

struct StartOptions {
    var launch = LaunchOptions()
    var color = ColorChoice.auto
}
