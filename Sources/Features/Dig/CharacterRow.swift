import Domain
import FeatureKit
import Terminal

/// A character and whether the member dug it, which decides between form and result.
struct DugState: Hashable, Sendable {
    let id: Identifier<WorkCharacter>
    let isDug: Bool
}

extension DugState {
    init(_ character: CharacterSummary) { self.init(id: character.id, isDug: character.isDug) }
}

struct CharacterRow: Hashable, Sendable {
    let character: DugState
    let workID: Identifier<Work>
    let name: String
    /// The title of the work with its year.
    let work: String
    /// The votes, after the type if it is visible.
    let detail: String
    /// Whether its only dig is the viewer's, in the last seven days.
    let isMine: Bool

    /// `digs` of the last seven days are shown instead of all votes.
    init(_ character: CharacterSummary, _ strings: Strings, digs: Int? = nil) {
        self.character = DugState(character)
        isMine = digs.map { HotCharacter(character: character, digs: $0).isMine } ?? false
        workID = character.work.id
        name = character.name[strings.language]
        work = character.work.titled(strings.language)
        let votes = digs.map { strings.counted("home.digs", $0) } ?? strings.counted("dig.votes", character.votes)
        let type = TypeText.withMine(character.visibility, strings)
        detail = type == "?" ? votes : "\(type) · \(votes)"
    }
}

extension CharacterRow {
    @MainActor
    func draw(isSelected: Bool, into canvas: inout Canvas, in rect: Rect, context: RenderContext) {
        let metrics = canvas.metrics
        let theme = context.theme
        let isDug = character.isDug
        let sign = isDug ? context.glyphs.check : context.glyphs.unknown
        let rect = canvas.put(sign: sign, in: rect, style: theme[isDug ? .good : .muted])
        let detail = metrics.truncated(detail, to: max(0, rect.width / 3))
        let right = rect.maxX - metrics.width(of: detail) - 2
        let end = canvas.put(
            metrics.truncated(name, to: max(8, right - rect.x - 2)), x: rect.x + 2, y: rect.y,
            style: theme[isSelected ? .selection : .text])
        canvas.put(metrics.truncated(work, to: right - end - 2), x: end + 2, y: rect.y, style: theme[.muted])
        canvas.put(detail, x: rect.maxX - metrics.width(of: detail) - 1, y: rect.y, style: theme[.text])
    }
}
