internal import Domain

/// A text in two languages as a body has it.
struct BodyText: Codable {
    let en: String
    let ko: String

    init(_ text: LocalizedText) {
        en = text.english
        ko = text.korean
    }

    var text: LocalizedText { LocalizedText(english: en, korean: ko) }
}
