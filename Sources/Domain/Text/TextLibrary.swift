package protocol TextLibrary: Sendable {
    func text(_ name: TextName, _ language: Language) async throws -> LongText
}

package enum TextName: String, CaseIterable, Sendable {
    case notices
    case faq
    case terms
    case privacyPolicy = "privacy-policy"
    case licences
    case about
}
