import Domain

/// Collects the characters of a work: each name once, at most `ForeignWords.mostCharacters`.
struct CastList {
    private(set) var characters: [WorkCharacter]
    /// Whether there were more.
    private(set) var hasMore = false
    private let prefix: String
    private var names: Set<String>

    /// - Parameter prefix: The start of the ids of added names.
    init(of prefix: String, with characters: [WorkCharacter] = []) {
        self.prefix = prefix
        self.characters = characters
        names = Set(characters.flatMap { [$0.name.english, $0.name.korean] }.map(Folding.folded))
    }

    mutating func add(_ name: LocalizedText, id: String, others: [String?] = [], isLead: Bool) {
        let id = Slug.free("\(prefix)-\(id)") { taken in characters.contains { $0.id.rawValue == taken } }
        add(
            WorkCharacter(
                id: Identifier(id), name: name,
                otherNames: ForeignWords.others(others, than: [name.english, name.korean]), isLead: isLead))
    }

    mutating func add(_ character: WorkCharacter) {
        let folded = [character.name.english, character.name.korean].map(Folding.folded)
        guard names.isDisjoint(with: folded) else { return }
        guard characters.count < ForeignWords.mostCharacters else {
            hasMore = true
            return
        }
        names.formUnion(folded)
        characters.append(character)
    }
}
