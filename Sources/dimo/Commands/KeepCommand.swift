import ArgumentParser
import DimoApp
import Domain

struct KeepCommand: WritingCommand, DocumentCommand {
    static let configuration = CommandConfiguration(
        commandName: "keep", abstract: "Save something found online for offline use.",
        discussion: """
            $ dimo keep wikidata:Q25188 tmdb:603
            Takes the IDs that dimo search --online prints: wikidata:Q25188, anilist:1, tmdb:603, thecocktaildb:11007. \
            Save it again to update it; your votes and reviews are kept. A work of yours with the same title, kind and \
            year gets what it lacks, such as its characters.
            """)

    @Argument(help: "IDs such as wikidata:Q25188.")
    var ids: [String]

    @OptionGroup var output: OutputOptions

    func run(_ store: CommandStore) async throws {
        let wanted = try ids.map { text in
            guard let id = ExternalID(text), id.provider != nil else {
                throw CommandFailure.usage(store.describe(OnlineProblem.unknownID(text)))
            }
            return id
        }
        let items = try await store.container.withNetwork {
            var items: [(id: ExternalID, item: KeptItem)] = []
            for id in wanted {
                do {
                    items.append((id, try await store.online.keep(id, of: store.profile)))
                } catch {
                    throw CommandFailure("\(id): \(store.describe(error))")
                }
            }
            return items
        }
        if json { return printJSON(["kept": items.map(Self.json)]) }
        let rows = items.map {
            [$0.item.outcome.rawValue, Self.target($0.item).id, $0.item.name[store.strings.language]]
        }
        Shell.print(TextTable(rows).text())
    }

    private static func target(_ item: KeptItem) -> (kind: String, id: String) {
        switch item.target {
        case .work(let id): ("work", id.rawValue)
        case .drink(let id): ("drink", id.rawValue)
        }
    }

    private static func json(_ kept: (id: ExternalID, item: KeptItem)) -> JSONValue {
        let target = target(kept.item)
        return .object([
            "source": kept.id.description, "kind": target.kind, "id": target.id, "outcome": kept.item.outcome.rawValue,
            "name_en": kept.item.name.english, "name_ko": kept.item.name.korean,
        ])
    }
}
