import ArgumentParser
import DimoApp
import DimoAssets

struct Dimo: ParsableCommand, FullScreenCommand {
    static let configuration = CommandConfiguration(
        commandName: "dimo",
        abstract: "An evening in the terminal: films, characters and the drinks your bar can make.",
        discussion: "Without a command, dimo opens the full-screen program.",
        version: "dimo \(AppVersion.text)",
        subcommands: [
            OpenCommand.self, ReadCommand.self, SnapshotCommand.self, DrinksCommand.self, IngredientCommand.self,
            BarCommand.self,
            ShoppingCommand.self,
            LogCommand.self, DigCommand.self, WorkCommand.self, SearchCommand.self, KeepCommand.self,
            TonightCommand.self, MonthCommand.self, WeatherCommand.self,
            DemoCommand.self, ImportCommand.self, ExportCommand.self, BackupCommand.self, RestoreCommand.self,
            AccountCommand.self, CommunityCommand.self, ConfigCommand.self, PathsCommand.self, DoctorCommand.self,
            ManualCommand.self,
        ])

    @OptionGroup var global: GlobalOptions

    @MainActor
    func start() -> Never {
        FullScreen.run(global.start, route: nil)
    }
}
