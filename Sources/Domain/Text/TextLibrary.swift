/// Reads the long texts that come with the program.
package protocol TextLibrary: Sendable {
    func text(_ name: TextName, _ language: Language) async throws -> LongText
}

/// A long text that comes with the program.
package enum TextName: String, CaseIterable, Sendable {
    /// What is new.
    case notices
    /// Frequently asked questions.
    case faq
    case terms
    /// What is stored, and where.
    case privacyPolicy = "privacy-policy"
    /// The licences of what the program is built with.
    case licences
    /// Version, trademarks, attributions.
    case about
}
