import Domain
import Testing

/// Full, partial and unknown dates of watching, as one number and as text.
struct WatchedDateTests {
    private static let all: [WatchedDate] = [
        .moment(0), .moment(1_795_257_600), .moment(-2_903_212_800), .year(1895), .year(2026),
        .month(year: 2019, month: 1), .month(year: 2019, month: 12), .unknown,
    ]

    @Test(arguments: all)
    func `a date is restored from its number and from its text`(date: WatchedDate) {
        #expect(WatchedDate(stored: date.stored) == date)
        #expect(WatchedDate(text: date.text) == date)
    }

    @Test func `incomplete dates sort before all days, by year`() {
        let dates: [WatchedDate] = [
            .unknown, .year(2018), .year(2019), .month(year: 2019, month: 2), .month(year: 2019, month: 11),
            .year(2020),
        ]
        #expect(dates.map(\.stored) == dates.map(\.stored).sorted())
        // The first day of film.
        #expect(dates.allSatisfy { $0.stored < -2_903_212_800 })
    }

    @Test(
        arguments: [
            ("2019", .year(2019)), ("2019-07", .month(year: 2019, month: 7)), ("2019-00", .year(2019)),
            ("2019-13", nil), ("1492", nil), ("19", nil), ("2019-7", nil), ("2019-07-01", nil), ("", nil),
            ("then", nil),
        ] as [(String, WatchedDate?)])
    func `only a year or a month is parsed as a partial date`(text: String, date: WatchedDate?) {
        #expect(WatchedDate(partial: text) == date)
    }
}
