import Domain
import FeatureKit

struct CastMemberFields: Equatable {
    var english: String
    var korean: String
    var isLead: Bool
    var guess: String
    /// Preserved; the form does not show them.
    private let otherNames: [String]

    init(_ character: WorkCharacter?) {
        english = character?.name.english ?? ""
        korean = character?.name.korean ?? ""
        isLead = character?.isLead ?? false
        guess = character?.guess?.text ?? ""
        otherNames = character?.otherNames ?? []
    }

    private struct Kept: Codable {
        let english: String
        let korean: String
        let isLead: Bool
        let guess: String
    }

    var text: String {
        DraftText.encode(Kept(english: english, korean: korean, isLead: isLead, guess: guess))
    }

    /// The key of a character's draft; nil for a new character. Names are unique within a work.
    static func draftKey(of character: WorkCharacter?, in work: String) -> String {
        guard let character else { return "work \(work) new" }
        let name = character.name.english.isEmpty ? character.name.korean : character.name.english
        return "work \(work) \(character.id.rawValue) \(name)"
    }

    /// Restores a draft. Returns whether it was valid.
    mutating func restore(_ text: String) -> Bool {
        guard let kept = DraftText.decode(Kept.self, from: text) else { return false }
        (english, korean, isLead, guess) = (kept.english, kept.korean, kept.isLead, kept.guess)
        return true
    }

    func fields(_ strings: Strings, flaw: String?) -> [FormField] {
        let first = FormMessage(flaw ?? strings["own.one-language"], kind: flaw == nil ? .hint : .flaw)
        let isKorean = strings.language == .korean
        let names = strings.language.ordered(
            english: FormField(
                "english", label: strings["own.name-en"], .text(english, limit: OwnWork.longestName),
                message: isKorean ? nil : first),
            korean: FormField(
                "korean", label: strings["own.name-ko"], .text(korean, limit: OwnWork.longestName),
                message: isKorean ? first : nil))
        return names + [
            FormField("lead", label: strings["own.lead"], .toggle(isLead)),
            FormField(
                "guess", label: strings["own.guess"], .choice(Self.guesses(strings), selected: guess),
                message: FormMessage(strings["own.guess-hint"], kind: .hint)),
        ]
    }

    static func guesses(_ strings: Strings) -> [FormOption] {
        [FormOption("", title: strings["own.no-guess"])] + MBTI.all.map { FormOption($0.text, title: $0.text) }
    }

    mutating func apply(_ edit: FormEdit) -> Bool {
        switch edit {
        case .text("english", let text): english = text
        case .text("korean", let text): korean = text
        case .flag("lead", let isOn): isLead = isOn
        case .option("guess", let id): guess = id
        default: return false
        }
        return true
    }

    func character(_ id: Identifier<WorkCharacter>) -> WorkCharacter {
        WorkCharacter(
            id: id, name: LocalizedText(english: english, korean: korean), otherNames: otherNames, isLead: isLead,
            guess: try? MBTI(text: guess))
    }
}
