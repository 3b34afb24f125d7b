import Domain
import Testing

/// The form of the bundled long texts.
struct LongTextTests {
    @Test func `headings start sections, empty lines paragraphs, and single breaks become spaces`() {
        let text = LongText(
            parsing: "lost\n# 2026-11-21 News\n\nOne\ntwo.\n\nThree.\n\n\n# Plain\n#nothing\n# 2026-1-21 x")
        #expect(
            text.sections == [
                LongText.Section(title: "News", day: "2026-11-21", paragraphs: ["One two.", "Three."]),
                LongText.Section(title: "Plain", paragraphs: ["#nothing"]),
                LongText.Section(title: "2026-1-21 x", paragraphs: []),
            ])
    }

    @Test func `a text without a heading has no parts`() {
        #expect(LongText(parsing: "").sections == [])
        #expect(LongText(parsing: "words\n").sections == [])
        #expect(LongText(parsing: "# only").sections == [LongText.Section(title: "only", paragraphs: [])])
    }
}
