import ArgumentParser
import DimoApp

enum Completions {
    static let drink = ids(.drink)
    static let ingredient = ids(.ingredient)
    static let character = ids(.character)
    static let account = ids(.account)
    static let logEntry = ids(.logEntry)
    static let tag = ids(.tag)
    static let route = custom { words, prefix in words.routes(prefix) }
    static let theme = custom { words, prefix in words.themes(prefix) }
    static let setting = custom { words, prefix in words.settings(prefix) }
    static let city = custom { words, prefix in words.cities(prefix) }
    static let topic = CompletionKind.list(ManualCommand.topics.map(\.key))
    static let type = CompletionKind.list(TypeChoice.all)

    static let value = CompletionKind.custom { words, index, prefix in
        let before = words.indices.contains(index - 1) ? words[index - 1] : ""
        return CompletionWords(words: words, environment: Shell.variable).values(of: before, prefix)
    }

    private static func ids(_ kind: CompletionWords.Kind) -> CompletionKind {
        custom { words, prefix in words.ids(kind, prefix) }
    }

    private static func custom(_ find: @escaping @Sendable (CompletionWords, String) -> [String]) -> CompletionKind {
        .custom { words, _, prefix in find(CompletionWords(words: words, environment: Shell.variable), prefix) }
    }
}
