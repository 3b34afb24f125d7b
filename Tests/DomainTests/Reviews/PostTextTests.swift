import Domain
import Testing

struct PostTextTests {
    private static let family = "👨‍👩‍👧‍👦"

    @Test func `five hundred family emoji count as five hundred characters`() throws {
        let text = try PostText(String(repeating: Self.family, count: 500), as: .review)
        #expect(text.text.count == 500)
        #expect(throws: PostProblem.tooLong(count: 501, most: 500)) {
            try PostText(String(repeating: Self.family, count: 501), as: .review)
        }
    }

    @Test func `a text keeps line breaks and drops escape codes and direction marks`() throws {
        let text = try PostText("one\r\n\r\n\r\n\u{1B}[31mtwo\u{202E}\t three  \n", as: .review)
        #expect(text.text == "one\n\n[31mtwo three")
        #expect(!text.text.unicodeScalars.contains { $0.value == 0x1B })
    }

    @Test func `a review needs three characters, a comment one`() throws {
        #expect(throws: PostProblem.tooShort(count: 2, least: 3)) { try PostText(" ab ", as: .review) }
        #expect(try PostText("é", as: .comment).text == "é")
        #expect(throws: PostProblem.tooShort(count: 0, least: 1)) { try PostText(" \n\u{200E} ", as: .comment) }
    }

    @Test func `composed and decomposed text have the same count`() throws {
        let text = try PostText("e\u{301}e\u{301}e\u{301}", as: .review)
        #expect(text.text.unicodeScalars.count == 3)
        #expect(PostText.count("한\u{1112}\u{1161}\u{11AB}") == 2)
    }
}
