import Domain
import FeatureKit
import TestSupport
import Testing

@testable import Works

struct WorkPageFormatterTests {
    @Test(arguments: Language.allCases)
    func `a page names each work merged into its own`(language: Language) {
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
            page: page, cast: [], hasMoreCast: false, watched: [], hasMoreWatched: false, leastWatched: 3, lists: [],
            drinks: [:], memberType: nil,
            age: "as of 3 h ago")
        let lines = WorkPageFormatter(strings: words, moments: moments).state(contents).blocks.lines()
        #expect(lines.contains("## \(words["work.who"]) | as of 3 h ago"))
        for part in parts { #expect(lines.contains(words("work.part", part[language]))) }
    }
    @Test(arguments: [("anilist-1", true), ("frozen", false)])
    func `titles belong to a catalogue if the work came from it, not if it was matched`(id: String, isTheirs: Bool) {
        let words = TestWords.english
        let moments = TimestampText(clock: FixedClock(0), localTime: FixedLocalTime(), strings: words)
        let title = LocalizedText(english: "Ferry", korean: "나룻배")
        let page = WorkPage(
            work: Work(id: Identifier(id), title: title, kind: .film, year: 2019), isOwn: false, isGone: false,
            genres: [], progress: DigProgress(dug: 0, all: 6), marks: WorkMarks(), mood: WorkMood([]), watchedCount: 0,
            source: KeptSource(id: "anilist:1", keptAt: 0))
        let contents = WorkPageContents(
            page: page, cast: [], hasMoreCast: false, watched: [], hasMoreWatched: false, leastWatched: 3, lists: [],
            drinks: [:], memberType: nil,
            age: "")
        let lines = WorkPageFormatter(strings: words, moments: moments).state(contents).blocks.lines()
        #expect(lines.contains(words("work.kept.titles", "AniList")) == isTheirs)
    }
}
