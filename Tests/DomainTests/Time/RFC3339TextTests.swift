import Domain
import Testing

/// Times are written so that they read back.
struct RFC3339TextTests {
    @Test(
        arguments: [
            (0, "1970-01-01T00:00:00Z"), (951_782_400, "2000-02-29T00:00:00Z"), (1_795_257_600, "2026-11-21T10:40:00Z"),
            (-1, "1969-12-31T23:59:59Z"), (253_402_300_799, "9999-12-31T23:59:59Z"),
        ] as [(Int64, String)])
    func `seconds are formatted as UTC and parsed back`(seconds: Int64, text: String) {
        #expect(RFC3339.text(seconds) == text)
        #expect(RFC3339.seconds(text) == seconds)
    }

    @Test func `formatted times of four centuries are parsed back`() {
        for day in stride(from: Int64(-73_000), to: 73_000, by: 29) {
            let seconds = day * 86_400 + 3_661
            #expect(RFC3339.seconds(RFC3339.text(seconds)) == seconds)
        }
    }
}
