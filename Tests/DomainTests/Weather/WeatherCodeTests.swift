import Domain
import Testing

struct WeatherCodeTests {
    @Test func `every code in the table has a condition, and no other code has one`() {
        let codes = [
            0, 1, 2, 3, 45, 48, 51, 53, 55, 56, 57, 61, 63, 65, 66, 67, 71, 73, 75, 77, 80, 81, 82, 85, 86, 95, 96, 99,
        ]
        #expect(WeatherCode.all.map(\.rawValue) == codes)
        #expect(Set(WeatherCode.all.map(\.condition)) == Set(WeatherCondition.allCases))
        for code in [-1, 4, 50, 62, 98, 100, 1_000] { #expect(WeatherCode(code) == nil) }
    }

    @Test func `rain and snow are wet, clouds and fog are not`() {
        #expect([0, 3, 45, 48].allSatisfy { WeatherCode($0)?.condition.isWet == false })
        #expect([51, 61, 71, 77, 80, 86, 95, 99].allSatisfy { WeatherCode($0)?.condition.isWet == true })
    }
}
