import Domain
import FeatureKit

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
