package enum Language: String, CaseIterable, Sendable {
    case english = "en"
    case korean = "ko"

    package var other: Language { self == .english ? .korean : .english }
}
