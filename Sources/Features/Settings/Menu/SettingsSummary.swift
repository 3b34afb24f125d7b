import Domain

struct SettingsSummary: Sendable {
    let city: City?
    let notices: Int
    /// The day of the newest notice, `2026-11-21`; nil without one.
    let newestNotice: String?
    let questions: Int

    @concurrent
    static func read(
        home: Identifier<City>?, cities: any CityRepository, texts: any TextLibrary, _ language: Language
    ) async throws -> Self {
        let city = if let home { try await cities.cities().city(home) } else { City?.none }
        let notices = try await texts.text(.notices, language)
        let questions = try await texts.text(.faq, language)
        return SettingsSummary(
            city: city, notices: notices.sections.count,
            newestNotice: notices.sections.compactMap(\.day).max(), questions: questions.sections.count)
    }
}
