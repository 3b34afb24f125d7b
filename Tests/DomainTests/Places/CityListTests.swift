import Domain
import Testing

/// Cities are found by either name, by initial consonants and by country.
struct CityListTests {
    private let list = CityList([
        Self.city("seoul", "Seoul", "서울", "South Korea", "대한민국", "KR"),
        Self.city("suwon", "Suwon", "수원", "South Korea", "대한민국", "KR"),
        Self.city("sao-paulo", "São Paulo", "상파울루", "Brazil", "브라질", "BR"),
        Self.city("new-york", "New York", "뉴욕", "United States", "미국", "US"),
    ])

    private static func city(
        _ id: String, _ english: String, _ korean: String, _ country: String, _ land: String, _ code: String
    ) -> City {
        City(
            id: Identifier(id), name: LocalizedText(english: english, korean: korean),
            country: LocalizedText(english: country, korean: land), countryCode: code, latitude: 0, longitude: 0,
            timeZone: "UTC")
    }

    private func ids(_ text: String, _ language: Language = .english) -> [String] {
        list.matching(text, by: language).map(\.id.rawValue)
    }

    @Test func `an empty text lists all cities by name`() {
        #expect(ids("") == ["new-york", "sao-paulo", "seoul", "suwon"])
        #expect(ids("", .korean) == ["new-york", "sao-paulo", "seoul", "suwon"])
    }

    @Test func `a city is found by a name in either language, without its accents`() {
        #expect(ids("sao") == ["sao-paulo"])
        #expect(ids("수원") == ["suwon"])
        #expect(ids("ㅅㅇ") == ["seoul", "suwon"])
        #expect(ids("york") == ["new-york"])
    }

    @Test func `prefixes rank before other matches, and names before countries`() {
        #expect(ids("s") == ["sao-paulo", "seoul", "suwon"])
        #expect(ids("kr") == ["seoul", "suwon"])
        #expect(ids("대한민국", .korean) == ["seoul", "suwon"])
    }

    @Test func `a two-letter text matches the start of a word or the initials`() {
        #expect(ids("ny") == ["new-york"])
        #expect(ids("yo") == ["new-york"])
        #expect(ids("ou") == [])
        #expect(ids("aul") == ["sao-paulo"])
        #expect(ids("it") == [])
        #expect(ids("united") == ["new-york"])
    }

    @Test func `an unmatched text finds no city`() {
        #expect(ids("zzz") == [])
        #expect(list.city("seoul")?.name.korean == "서울")
        #expect(list.city("atlantis") == nil)
    }
}
