package import Domain
import FeatureKit

package enum DrinkNote: Hashable, Sendable {
    case glass(Identifier<Glass>)
    case tool(Identifier<Tool>)
    case technique(TechniqueKind)

    init?(_ text: RouteText) {
        let note: Self? =
            switch text.kind {
            case "glass": text.id(of: Glass.self).map { .glass($0) }
            case "tool": text.id(of: Tool.self).map { .tool($0) }
            case "technique": TechniqueKind(rawValue: text.value).map { .technique($0) }
            default: nil
            }
        guard let note else { return nil }
        self = note
    }

    package var route: String {
        switch self {
        case .glass(let id): "glass:\(id)"
        case .tool(let id): "tool:\(id)"
        case .technique(let kind): "technique:\(kind.rawValue)"
        }
    }
}

struct NoteContent: Equatable {
    let title: String
    /// A short line above the text, such as a volume.
    var detail: String?
    let text: String
    var art: [String] = []

    static func read(
        _ note: DrinkNote, _ drinks: any DrinkRepository, by language: Language
    ) async throws -> NoteContent {
        switch note {
        case .glass(let id):
            guard let glass = try await drinks.glass(id) else { throw NotFound(id: id.rawValue) }
            return NoteContent(
                title: glass.name[language], detail: "\(NumberText.short(glass.volume)) ml",
                text: glass.summary[language], art: glass.art)
        case .tool(let id):
            guard let tool = try await drinks.tools([id]).first else { throw NotFound(id: id.rawValue) }
            return NoteContent(title: tool.name[language], text: tool.summary[language])
        case .technique(let kind):
            guard let technique = try await drinks.technique(kind) else { throw NotFound(id: kind.rawValue) }
            return NoteContent(title: technique.name[language], text: technique.summary[language])
        }
    }
}

struct NoteState: ReadingState {
    var phase: Phase = .idle
    var content: NoteContent?
}
