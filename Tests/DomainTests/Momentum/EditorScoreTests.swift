import Domain
import Testing

struct EditorScoreTests {
    private func vote(_ mine: String, _ editor: String) throws -> JudgedVote {
        JudgedVote(mine: try MBTI(text: mine), editor: try MBTI(text: editor))
    }

    private func votes(_ mine: String, _ editor: String, _ count: Int) throws -> [JudgedVote] {
        Array(repeating: try vote(mine, editor), count: count)
    }

    @Test func `a month has a score with at least ten digs`() throws {
        let nine = EditorScore(try votes("INFP", "INTP", 9))
        #expect(nine.percent == nil)
        let ten = EditorScore(try votes("INFP", "INTP", 9) + [try vote("ESTJ", "INFP")])
        #expect(ten.byAxis == [9, 9, 0, 9])
        #expect(ten.equalLetters == 27 && ten.letters == 40)
        // 67.5%, rounded up.
        #expect(ten.percent == 68)
    }

    @Test func `a leaning needs ten disagreements on an axis, two thirds of them one way`() throws {
        #expect(EditorScore([], all: try votes("INFP", "INTP", 9)).leaning == nil)
        let leaning = try #require(EditorScore([], all: try votes("INFP", "INTP", 10)).leaning)
        #expect(leaning.from == "T" && leaning.to == "F" && leaning.count == 10 && leaning.disagreements == 10)
        let mixed = try votes("INFP", "INTP", 6) + votes("INTP", "INFP", 4)
        #expect(EditorScore([], all: mixed).leaning == nil)
        let more = try mixed + votes("ESFP", "ISFP", 12)
        let other = try #require(EditorScore([], all: more).leaning)
        #expect(other.from == "I" && other.to == "E" && other.count == 12)
    }

    @Test func `the clearer of two leanings is used`() throws {
        let all = try votes("INTP", "INFP", 8) + votes("INFP", "INTP", 4) + votes("ISTP", "INTP", 10)
        let leaning = try #require(EditorScore([], all: all).leaning)
        #expect(leaning.from == "N" && leaning.to == "S" && leaning.count == 10)
    }
}
