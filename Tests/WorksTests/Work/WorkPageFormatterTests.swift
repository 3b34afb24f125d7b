import Domain
import FeatureKit
import TestSupport
import Testing

@testable import Works

/// What a work's page says of the work itself.
struct WorkPageFormatterTests {
    @Test(arguments: Language.allCases)
    func `a page names each work that was merged into its own`(language: Language) {
        let words = TestWords.words(language)
        let moments = TimestampText(clock: FixedClock(0), localTime: FixedLocalTime(), strings: words)
        let parts = [
            LocalizedText(english: "The Garden Ferry", korean: "정원의 배"),
            LocalizedText(english: "Ferry", korean: "나룻배"),
        ]
        let work = SampleWorks.all[0].work
        let page = WorkPage(
            work: work, isOwn: false, isGone: false, genres: [], progress: DigProgress(dug: 0, all: 6),
            marks: WorkMarks(), mood: WorkMood([]), watchedCount: 0, parts: parts)
        let contents = WorkPageContents(
            page: page, cast: [], hasMoreCast: false, watched: [], hasMoreWatched: false, drinks: [:], memberType: nil,
            age: "as of 3 h ago")
        let lines = WorkPageFormatter(strings: words, moments: moments).state(contents).blocks.lines()
        #expect(lines.contains("## \(words["work.who"]) | as of 3 h ago"))
        for part in parts { #expect(lines.contains(words("work.part", part[language]))) }
    }
}
