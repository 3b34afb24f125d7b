import Foundation
import Testing

extension EndToEnd {
    /// What `dimo work add` says of works that cannot be added, in both languages.
    @Suite struct WorkAddTests {
        private let workspace: Workspace

        init() throws {
            workspace = try Workspace()
        }

        private func add(_ works: String, _ options: String...) throws -> CommandResult {
            let path = "\(workspace.path)/works.json"
            try works.write(toFile: path, atomically: true, encoding: .utf8)
            return try workspace.run(["work", "add", path] + options)
        }

        @Test(arguments: [
            ("has no characters: add at least one", "캐릭터가 없습니다. 하나 이상 넣으세요", ""),
            (
                "two characters are called Ann: rename one", "Ann이라는 캐릭터가 둘입니다. 하나의 이름을 바꾸세요",
                #"{"id": "ann", "name_en": "Ann", "name_ko": "앤"}, {"id": "an", "name_en": "Ann", "name_ko": "안"}"#
            ),
        ])
        func `what is wrong with a work is said in the language of the command`(
            english: String, korean: String, cast: String
        ) throws {
            let facts =
                #""id": "f", "title_en": "Ferry", "title_ko": "나룻배", "kind": "film", "year": 1999, "genres": ["drama"]"#
            let texts = #""synopsis_en": "A.", "synopsis_ko": "가.", "director_en": "B", "director_ko": "나""#
            let works = "[{\(facts), \(texts), \"characters\": [\(cast)]}]"
            let inEnglish = try add(works)
            #expect(inEnglish.status == .exited(1))
            #expect(inEnglish.errors.hasSuffix("works.json: Ferry: \(english)\n"), "\(inEnglish)")
            let inKorean = try add(works, "--lang", "ko")
            #expect(inKorean.status == .exited(1))
            #expect(inKorean.errors.hasSuffix("works.json: 나룻배: \(korean)\n"), "\(inKorean)")
        }
    }
}
