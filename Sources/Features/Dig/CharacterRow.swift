internal import Domain
internal import FeatureKit

/// A character in a list, every text ready.
struct CharacterRow: Hashable, Sendable {
    let character: DugState
    let workID: Identifier<Work>
    let name: String
    /// The work with its year.
    let work: String
    /// The type where it may be seen, and the votes.
    let detail: String

    init(_ character: CharacterSummary, _ strings: Strings) {
        self.character = DugState(character)
        workID = character.work.id
        name = character.name[strings.language]
        work = WorkText.titled(character.work, strings.language)
        let votes = strings.counted("dig.votes", character.votes)
        let type = TypeText.short(character.visibility, strings)
        detail = type == "?" ? votes : "\(type) · \(votes)"
    }
}
