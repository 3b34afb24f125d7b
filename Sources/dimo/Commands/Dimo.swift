import ArgumentParser
import DimoApp
import DimoAssets

struct Dimo: ParsableCommand, FullScreenCommand {
    static let configuration = CommandConfiguration(
        commandName: "dimo",
        abstract: "An evening in the terminal: films, characters and the drinks your bar can make.",
        discussion: """
            $ dimo
            $ dimo open drink:negroni
            $ dimo drinks list --makeable
            $ dimo tonight
            Without a command, dimo opens the full-screen program.
            """,
        version: "dimo \(AppVersion.text)",
        groupedSubcommands: [
            CommandGroup(
                name: "Start here",
                subcommands: [OpenCommand.self, TonightCommand.self, SearchCommand.self, ManualCommand.self]),
            CommandGroup(
                name: "Drinks and bar",
                subcommands: [
                    DrinksCommand.self, BarCommand.self, IngredientCommand.self, ShoppingCommand.self, LogCommand.self,
                    PartyCommand.self, HouseCommand.self,
                ]),
            CommandGroup(
                name: "Characters and works", subcommands: [DigCommand.self, WorkCommand.self, KeepCommand.self]),
            CommandGroup(
                name: "Screens and reports",
                subcommands: [WeatherCommand.self, MonthCommand.self, ReadCommand.self, SnapshotCommand.self]),
            CommandGroup(
                name: "Files and data",
                subcommands: [
                    ImportCommand.self, ExportCommand.self, BackupCommand.self, RestoreCommand.self, DemoCommand.self,
                ]),
            CommandGroup(name: "Accounts and community", subcommands: [AccountCommand.self, CommunityCommand.self]),
            CommandGroup(
                name: "Settings and checks", subcommands: [ConfigCommand.self, PathsCommand.self, DoctorCommand.self]),
        ])

    @OptionGroup var global: GlobalOptions

    @MainActor
    func start() -> Never {
        FullScreen.run(global.start, route: nil)
    }
}
