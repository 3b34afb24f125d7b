import DimoApp
import Domain

/// Search results as commands print them; never includes a type.
enum SearchDocument {
    private struct Line {
        let kind: String
        let id: String?
        let name: LocalizedText
        var work: WorkReference?
    }

    static func print(_ hits: [SearchHit], isJSON: Bool, _ strings: Strings) {
        let lines = hits.map(line)
        if isJSON {
            let rows = lines.map { line in
                JSONValue.object([
                    ("kind", .string(line.kind)), ("id", .optional(line.id)), ("name_en", .string(line.name.english)),
                    ("name_ko", .string(line.name.korean)), ("work", .optional(line.work?.id.rawValue)),
                ])
            }
            return Shell.print(JSONValue.array(rows).document)
        }
        let rows = lines.map { line in
            [
                strings["search.kind.\(line.kind)"], line.id ?? "", line.name[strings.language],
                line.work?.titled(strings.language) ?? "",
            ]
        }
        Shell.print(TextTable(rows).text(isTerminal: Shell.isTerminal))
    }

    private static func line(_ hit: SearchHit) -> Line {
        switch hit {
        case .work(let work): Line(kind: "work", id: work.id.rawValue, name: work.work.title)
        case .character(let found):
            Line(kind: "character", id: found.id.rawValue, name: found.name, work: found.work)
        case .someone(let work): Line(kind: "character", id: nil, name: work.title, work: work)
        case .drink(let drink): Line(kind: "drink", id: drink.id.rawValue, name: drink.name)
        case .ingredient(let id, let name): Line(kind: "ingredient", id: id.rawValue, name: name)
        case .member(let member):
            Line(
                kind: "member", id: member.id.rawValue,
                name: LocalizedText(english: member.nickname, korean: member.nickname))
        }
    }
}
