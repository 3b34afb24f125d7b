import Domain
import Foundation
import Testing

/// Compares the phases with the moments given by almanacs.
struct MoonPhaseTests {
    private static let hour: Int64 = 3_600

    @Test(arguments: [
        ("2000-01-06T18:14:00Z", MoonPhase.Name.new, 0.0), ("2024-01-18T03:53:00Z", .firstQuarter, 0.5),
        ("2024-01-25T17:54:00Z", .full, 1), ("2024-02-02T23:18:00Z", .lastQuarter, 0.5),
        ("2024-04-08T18:21:00Z", .new, 0), ("2025-03-14T06:55:00Z", .full, 1), ("2026-08-12T17:37:00Z", .new, 0),
    ])
    func `the quarters match almanacs`(text: String, name: MoonPhase.Name, light: Double) throws {
        let date = try #require(ISO8601DateFormatter().date(from: text))
        let moment = Int64(date.timeIntervalSince1970)
        #expect(MoonPhase(at: moment).name == name)
        #expect(abs(MoonPhase(at: moment).light - light) < 0.01)
        for hours: Int64 in [-12, 12] { #expect(MoonPhase(at: moment + hours * Self.hour).name == name) }
        for days: Int64 in [-2, 2] { #expect(MoonPhase(at: moment + days * 24 * Self.hour).name != name) }
    }

    @Test func `a month goes through the eight phases in order`() {
        // From new moon on 8 April 2024.
        let names = (0..<708).map { MoonPhase(at: 1_712_600_460 + $0 * Self.hour).name }
        var order: [MoonPhase.Name] = []
        for name in names where order.last != name { order.append(name) }
        #expect(order == MoonPhase.Name.allCases + [.new])
    }

    @Test(arguments: [Int64.min, -1, 0, Int64.max])
    func `every moment has a moon phase`(moment: Int64) {
        #expect((0...1).contains(MoonPhase(at: moment).light))
        #expect(MoonPhase.Name.allCases.contains(MoonPhase(at: moment).name))
    }
}
