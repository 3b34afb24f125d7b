import ArgumentParser
import DimoApp
import Domain

struct BarCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "bar", abstract: "List, add and remove bottles, and share your bar.",
        discussion: """
            $ dimo bar add gin campari sweet-vermouth
            $ dimo bar buy-next
            """,
        subcommands: [
            BarListCommand.self, BarAddCommand.self, BarRemoveCommand.self, BarOneAwayCommand.self,
            BarBuyNextCommand.self, BarWhatIfCommand.self, BarShareCommand.self, BarUseCommand.self,
            BarSharesCommand.self,
        ])
}

struct BarUseCommand: WritingCommand {
    static let configuration = CommandConfiguration(
        commandName: "use", abstract: "Use a bar shared with you, or go back to your own.",
        discussion: """
            $ dimo bar use mina
            $ dimo bar use own
            """)

    /// Names the member's own bar; too short to be an account.
    private static let own = "own"

    @Argument(help: "The ID of the account that shares it, or own for yours.", completion: Completions.account)
    var id: String

    @OptionGroup var global: GlobalOptions

    func run(_ store: CommandStore) async throws {
        let owner = id == Self.own ? store.profile : try await CommandLookup(store).member(id).id
        do {
            try await store.sharing.use(barOf: owner, by: store.profile)
        } catch BarSharingProblem.notShared {
            throw CommandFailure(store.strings("shell.error.not-shared", id))
        }
        Shell.print(store.strings("shell.bar", owner == store.profile ? Self.own : id) + "\n")
    }
}

struct BarShareCommand: WritingCommand {
    static let configuration = CommandConfiguration(
        commandName: "share", abstract: "Share your bar with another account on this machine, or stop sharing.",
        discussion: """
            $ dimo bar share juno
            $ dimo bar share --end juno
            """)

    @Argument(help: "The ID of the account, or local for the local profile.", completion: Completions.account)
    var id: String

    @Flag(help: "Stop sharing; the account goes back to its own bar.")
    var end = false

    @OptionGroup var global: GlobalOptions

    func run(_ store: CommandStore) async throws {
        let member = try await CommandLookup(store).member(id)
        do {
            if end {
                try await store.sharing.end(barOf: store.profile, with: member.id)
            } else {
                try await store.sharing.share(barOf: store.profile, with: member.id, at: store.clock.now())
            }
        } catch BarSharingProblem.isOwn {
            throw CommandFailure(store.strings("shell.error.own-bar", id))
        }
        Shell.print(store.strings(end ? "shell.share-ended" : "shell.shared", id) + "\n")
    }
}

struct BarSharesCommand: ReadingCommand, DocumentCommand {
    static let configuration = CommandConfiguration(
        commandName: "shares", abstract: "List the accounts that share your bar and the bars shared with you.",
        discussion: "$ dimo bar shares")

    @OptionGroup var output: OutputOptions

    func run(_ store: CommandStore) async throws {
        let shares = try await store.sharing.shares(of: store.profile)
        if json {
            return printJSON([
                "uses": shares.host?.text, "given": shares.given.map(document),
                "received": shares.received.map(document),
            ])
        }
        let strings = store.strings
        let rows =
            shares.given.map { row(strings["shell.share.given"], $0, strings) }
            + shares.received.map { row(strings["shell.share.received"], $0, strings) }
        Shell.print(TextTable(rows).text())
    }

    private func document(_ share: BarShare) -> JSONValue {
        .object([
            "id": share.partner.text, "nickname": share.partner.nickname, "used": share.isUsed,
            "since": RFC3339.text(share.sharedAt),
        ])
    }

    private func row(_ side: String, _ share: BarShare, _ strings: Strings) -> [String] {
        [
            side, share.partner.text, share.partner.nickname, share.isUsed ? strings["shell.share.used"] : "",
            String(RFC3339.text(share.sharedAt).prefix(10)),
        ]
    }
}

struct BarListCommand: ReadingCommand, DocumentCommand {
    static let configuration = CommandConfiguration(
        commandName: "list", abstract: "List the bottles in your bar.", discussion: "$ dimo bar list")

    @OptionGroup var output: OutputOptions

    func run(_ store: CommandStore) async throws {
        let bottles = try await store.bar.bottles()
        let known = try await store.ingredients.ingredients(bottles.map(\.ingredient))
        let shelfLives = try await ShelfLife(ingredients: store.ingredients, bar: store.bar).days(
            of: bottles.map(\.ingredient))
        let staples = try await store.preferences.preferences(of: store.profile).staples
        printList(bottles) { bottle in
            let ingredient = known[bottle.ingredient]
            return PurchaseDocument.name(bottle.ingredient, ingredient) + [
                "category": ingredient?.category.rawValue, "level": bottle.level.map { "\($0)" },
                "left_ml": left(bottle, ingredient), "opened": bottle.openedAt.map { RFC3339.text($0) },
                "expires": expiry(bottle, shelfLives).map { RFC3339.text($0) },
                "staple": isStaple(bottle, ingredient, staples),
            ]
        } columns: { bottle in
            let ingredient = known[bottle.ingredient]
            return [
                bottle.ingredient.rawValue, ingredient?.name[store.strings.language] ?? "",
                ingredient.map { store.strings["category.\($0.category.rawValue)"] } ?? "",
                bottle.level.map { "\($0)" } ?? "", bottle.openedAt.map(day) ?? "",
                expiry(bottle, shelfLives).map(day) ?? "",
                isStaple(bottle, ingredient, staples) ? store.strings["ownership.staple"] : "",
            ]
        }
    }

    /// Millilitres left; null if unknown, and for what is counted in pieces.
    private func left(_ bottle: Bottle, _ ingredient: Ingredient?) -> JSONValue {
        guard ingredient?.isCountedInPieces != true, let left = bottle.millilitresLeft else { return .null }
        return .decimal(left)
    }

    /// The moment an opened bottle is past its best; nil if it is unopened or keeps.
    private func expiry(_ bottle: Bottle, _ shelfLives: [Identifier<Ingredient>: Int]) -> Int64? {
        guard let opened = bottle.openedAt, let days = shelfLives[bottle.ingredient] else { return nil }
        return opened + Int64(days) * 86_400
    }

    private func isStaple(_ bottle: Bottle, _ ingredient: Ingredient?, _ staples: Set<Identifier<Ingredient>>) -> Bool {
        ingredient?.isStaple ?? false || staples.contains(bottle.ingredient)
    }

    /// `2026-11-21`.
    private func day(_ moment: Int64) -> String { String(RFC3339.text(moment).prefix(10)) }
}

struct BarAddCommand: WritingCommand, DocumentCommand {
    static let configuration = CommandConfiguration(
        commandName: "add", abstract: "Add bottles to your bar and print the drinks they unlock.",
        discussion: "$ dimo bar add gin campari sweet-vermouth")

    @Argument(help: "Ingredients, such as gin campari sweet-vermouth.", completion: Completions.ingredient)
    var ids: [String]

    @OptionGroup var output: OutputOptions

    func run(_ store: CommandStore) async throws {
        try await changeBar(store, ids, "added") { BarChange(added: $0.map { Bottle(ingredient: $0) }) }
    }
}

struct BarRemoveCommand: WritingCommand, DocumentCommand {
    static let configuration = CommandConfiguration(
        commandName: "remove", abstract: "Remove bottles from your bar.", discussion: "$ dimo bar remove campari")

    @Argument(help: "Ingredients, such as gin campari.", completion: Completions.ingredient)
    var ids: [String]

    @OptionGroup var output: OutputOptions

    func run(_ store: CommandStore) async throws {
        try await changeBar(store, ids, "removed") { BarChange(removed: $0) }
    }
}

extension DocumentCommand {
    /// Changes the bar, all or nothing, and prints the result.
    @MainActor
    fileprivate func changeBar(
        _ store: CommandStore, _ ids: [String], _ key: String, change: ([Identifier<Ingredient>]) -> BarChange
    ) async throws {
        let present = Dictionary(firstOf: try await store.bar.bottles().map { ($0.ingredient, $0) })
        let lookup = CommandLookup(store)
        var wanted: [Identifier<Ingredient>] = []
        for id in ids {
            var known = Identifier<Ingredient>(id)
            // A bottle in the bar can be removed even if the catalogue no longer has it.
            if key == "added" || present[known] == nil { known = try await lookup.ingredient(id).id }
            if !wanted.contains(known) { wanted.append(known) }
        }
        // Adding a bottle that is there changes nothing unless it is empty: an empty one is replaced.
        let changing = wanted.filter { id in
            let isThere = present[id].map { $0.level != .empty } ?? false
            return key == "added" ? !isThere : present[id] != nil
        }
        let outcome = try await store.bar.apply(change(changing))
        printChange(key, changing.map(\.rawValue), of: wanted.map(\.rawValue), store.strings, outcome)
    }
}
