import Domain
import Testing

@Suite struct MBTITests {
    @Test func `sixteen types are parsed from their own letters`() throws {
        #expect(Set(MBTI.all).count == 16)
        #expect(MBTI.all.first?.text == "ENTJ")
        for type in MBTI.all {
            #expect(try MBTI(text: type.text.lowercased()) == type)
        }
    }

    @Test(arguments: [
        ("", MBTIProblem.length), ("INF", .length), ("INFJX", .length), ("XNFJ", .letter("X", .energy)),
        ("IXFJ", .letter("X", .perception)), ("INXJ", .letter("X", .judgement)), ("INFX", .letter("X", .lifestyle)),
        ("JFNI", .letter("J", .energy)),
    ])
    func `the error of an invalid type names the axis`(text: String, problem: MBTIProblem) {
        #expect(throws: problem) { try MBTI(text: text) }
    }

    @Test func `shared letters of two types are counted`() throws {
        let infj = try MBTI(text: "INFJ")
        #expect(infj.sharedLetters(with: try MBTI(text: "ENFP")) == 2)
    }
}
