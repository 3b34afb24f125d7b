import ArgumentParser

struct WorkCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "work",
        abstract: "List works, add your own, complete and merge them.",
        discussion: """
            $ dimo work list --own
            $ dimo work add works.json
            $ dimo work complete
            $ dimo work merge my-ferry-crossing wikidata-q25188
            """,
        subcommands: [
            WorkListCommand.self, WorkAddCommand.self, WorkCompleteCommand.self, WorkMergeCommand.self,
            WorkSplitCommand.self, WorkListsCommand.self,
        ])
}
