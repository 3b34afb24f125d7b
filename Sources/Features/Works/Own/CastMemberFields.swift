import Domain
import FeatureKit

struct CastMemberFields: Codable, Equatable, Sendable {
    var english: String
    var korean: String
    var isLead: Bool
    var guess: String

    init(_ character: WorkCharacter?) {
        english = character?.name.english ?? ""
        korean = character?.name.korean ?? ""
        isLead = character?.isLead ?? false
        guess = character?.guess?.text ?? ""
    }

    /// The key of a character's draft; nil for a new character. Names are unique within a work.
    static func draftKey(of character: WorkCharacter?, in work: String) -> String {
        guard let character else { return "work \(work) new" }
        let name = character.name.english.isEmpty ? character.name.korean : character.name.english
        return "work \(work) \(character.id.rawValue) \(name)"
    }

    func fields(_ strings: Strings) -> [FormField] {
        let first = FormMessage(strings["own.one-language"], kind: .hint)
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

    /// Preserves the original's other names, which the form does not show.
    func character(_ original: WorkCharacter?) -> WorkCharacter {
        WorkCharacter(
            id: original?.id ?? "", name: LocalizedText(english: english, korean: korean),
            otherNames: original?.otherNames ?? [], isLead: isLead, guess: try? MBTI(text: guess))
    }
}
