import Domain
import FeatureKit
import TestSupport
import Testing

struct DayTextTests {
    private let now = SampleWorld.now

    private func text(_ moment: Int64, _ language: Language = .english) -> String {
        DayText.describe(moment, now: now, FixedLocalTime(), TestWords.words(language))
    }

    @Test func `today and yesterday are named, other days are dated, with the year if it differs`() {
        #expect(text(now) == "today")
        #expect(text(now - 86_400) == "yesterday")
        #expect(text(now - 2 * 86_400) == "19 Nov")
        #expect(text(now - 365 * 86_400) == "21 Nov 2025")
        #expect(text(now - 2 * 86_400, .korean) == "11월 19일")
        #expect(text(now - 365 * 86_400, .korean) == "2025년 11월 21일")
    }

    @Test func `times before five in the morning belong to the day before`() {
        let midnight = now - (now % 86_400)
        #expect(text(midnight + 4 * 3_600 + 3_599) == "yesterday")
        #expect(text(midnight + 5 * 3_600) == "today")
    }

    @Test func `inside a sentence a date has a preposition`() {
        let words = TestWords.words(.english)
        #expect(DayText.phrase(now, now: now, FixedLocalTime(), words) == "today")
        #expect(DayText.phrase(now - 3 * 86_400, now: now, FixedLocalTime(), words) == "on 18 Nov")
    }

    @Test func `a watching is dated by its known parts, in words`() {
        func text(_ date: WatchedDate, _ language: Language) -> String {
            DayText.date(date, now: now, FixedLocalTime(), TestWords.words(language))
        }
        #expect(text(.moment(now), .english) == "21 Nov")
        #expect(text(.moment(now), .korean) == "11월 21일")
        #expect(text(.month(year: 2025, month: 7), .english) == "Jul 2025")
        #expect(text(.month(year: 2025, month: 7), .korean) == "2025년 7월")
        #expect(text(.year(2019), .korean) == "2019")
    }
}
