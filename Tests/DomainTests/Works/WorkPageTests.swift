import Domain
import TestSupport
import Testing

struct WorkPageTests {
    private func page(_ id: Identifier<Work>, isOwn: Bool, isGone: Bool, source: ExternalID?) -> WorkPage {
        WorkPage(
            work: Work(id: id, title: LocalizedText(english: "Ferry", korean: "나룻배"), kind: .film, year: 2019),
            isOwn: isOwn, isGone: isGone, genres: [], progress: DigProgress(dug: 0, all: 0), marks: WorkMarks(),
            mood: WorkMood([]), watchedCount: 0, source: source.map { KeptSource(id: $0, keptAt: 0) })
    }

    @Test(
        arguments: [
            ("my-ferry", true, false, nil, true), ("my-ferry", true, true, nil, false),
            ("ferry", false, false, nil, false),
            ("anilist-1", false, false, "anilist:1", true), ("anilist-1", false, true, "anilist:1", false),
            ("ferry", false, false, "anilist:1", false),
        ] as [(Identifier<Work>, Bool, Bool, ExternalID?, Bool)])
    func `own and downloaded works can be completed, bundled and deleted ones cannot`(
        id: Identifier<Work>, isOwn: Bool, isGone: Bool, source: ExternalID?, canComplete: Bool
    ) {
        #expect(page(id, isOwn: isOwn, isGone: isGone, source: source).canComplete == canComplete)
    }
}
