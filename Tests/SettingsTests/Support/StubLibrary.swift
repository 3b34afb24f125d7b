import Domain
import FeatureKit
import Terminal

/// Cities, texts, keys and findings that a test sets.
struct StubLibrary: CityRepository, TextLibrary, ActionCatalogue, Doctor, ReportWriter {
    var error: StoreError?

    static let undo = KnownAction(
        id: "program.undo", title: LocalizedText(english: "undo", korean: "되돌리기"), keys: [.character("u")],
        places: [.everyScreen])
    static let find = KnownAction(
        id: "list.find", title: LocalizedText(english: "find", korean: "찾기"), keys: [.character("/")],
        places: [.screen("drinks"), .screen("bar")])
    static let add = KnownAction(
        id: "bar.add", title: LocalizedText(english: "add", korean: "추가"), keys: [.character("a")],
        places: [.screen("bar")])
    static let units = KnownAction(
        id: "screen.units", title: LocalizedText(english: "units", korean: "단위"), keys: [.character("a")],
        places: [.screen("drink")])

    func cities() async throws -> CityList {
        if let error { throw error }
        return CityList([
            Self.city("busan", "Busan", "부산"), Self.city("seoul", "Seoul", "서울"), Self.city("suwon", "Suwon", "수원"),
        ])
    }

    func text(_ name: TextName, _ language: Language) async throws -> LongText {
        if let error { throw error }
        return LongText(sections: [
            LongText.Section(title: "One \(language.rawValue)", day: "2026-11-21", paragraphs: ["Gin."]),
            LongText.Section(title: "Two", paragraphs: ["Rum.", "Lime."]),
        ])
    }

    func actions() async throws -> [KnownAction] {
        if let error { throw error }
        return [Self.add, Self.find, Self.undo, Self.units]
    }

    func diagnose() async throws -> [DoctorLine] {
        if let error { throw error }
        return [
            DoctorLine(part: "Files", subject: "/d/config.yaml", finding: "in order"),
            DoctorLine(part: "Files", subject: "/d/data", finding: "not writable", isWrong: true),
        ]
    }

    func write(_ report: String, as kind: ReportKind) async throws -> String {
        if let error { throw error }
        return "/reports/\(kind)-\(report.count).txt"
    }

    private static func city(_ id: String, _ english: String, _ korean: String) -> City {
        City(
            id: Identifier(id), name: LocalizedText(english: english, korean: korean),
            country: LocalizedText(english: "South Korea", korean: "대한민국"), countryCode: "KR", latitude: 37,
            longitude: 127, timeZone: "Asia/Seoul")
    }
}
