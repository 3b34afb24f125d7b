import Foundation
import Testing

extension EndToEnd {
    /// The errors of `dimo work add` in both languages.
    @Suite struct WorkAddTests {
        private let workspace: Workspace

        init() throws {
            workspace = try Workspace()
        }

        private static func work(kind: String = "film", cast: String) -> String {
            let facts =
                #""id": "f", "title_en": "Ferry", "title_ko": "나룻배", "kind": "\#(kind)", "year": 1999, "#
                + #""genres": ["drama"]"#
            let texts = #""synopsis_en": "A.", "synopsis_ko": "가.", "director_en": "B", "director_ko": "나""#
            return "{\(facts), \(texts), \"characters\": [\(cast)]}"
        }

        private func add(_ works: String, _ options: [String] = []) throws -> CommandResult {
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
        func `errors of a work are in the language of the command`(
            english: String, korean: String, cast: String
        ) throws {
            let works = "[\(Self.work(cast: cast))]"
            let inEnglish = try add(works)
            #expect(inEnglish.status == .exited(1))
            #expect(inEnglish.errors.hasSuffix("works.json: Ferry: \(english)\n"), "\(inEnglish)")
            let inKorean = try add(works, ["--lang", "ko"])
            #expect(inKorean.status == .exited(1))
            #expect(inKorean.errors.hasSuffix("works.json: 나룻배: \(korean)\n"), "\(inKorean)")
        }

        @Test func `a catalogue ID belongs to one work, and TMDB numbers films and series separately`() throws {
            let ann = #"{"id": "ann", "name_en": "Ann", "name_ko": "앤"}"#
            let (film, series) = (Self.work(cast: ann), Self.work(kind: "series", cast: ann))
            let ids = ["--id", "imdb:tt7654321", "--id", "IMDB:TT7654321", "--id", "tmdb:7654321"]
            #expect(try add("[\(film)]", ids + ["--lang", "en"]).output == "added: my-ferry\n")
            let again = try add("[\(film)]", ["--id", "IMDB:TT7654321", "--lang", "en"])
            #expect(again.status == .exited(1))
            #expect(again.errors.hasSuffix("works.json: imdb:tt7654321 is already the ID of my-ferry\n"), "\(again)")
            let korean = try add("[\(film)]", ["--id", "tmdb:7654321", "--lang", "ko"])
            #expect(korean.errors.hasSuffix("이미 my-ferry의 ID입니다: tmdb:7654321\n"), "\(korean)")
            #expect(try add("[\(series)]", ["--id", "tmdb:7654321"]).status == .exited(0))
            #expect(try add("[\(series)]", ["--id", "tmdb-tv:7654321"]).status == .exited(1))
            let several = try add("[\(film), \(film)]", ["--id", "mal:1234567", "--lang", "en"])
            #expect(several.status == .exited(64) && several.errors.contains("has several works"), "\(several)")
            let ofSeries = try add("[\(film)]", ["--id", "tmdb-tv:5", "--lang", "en"])
            #expect(ofSeries.errors.contains("tmdb-tv:5 is the ID of a series"), "\(ofSeries)")
            for wrong in ["imdb:7654321", "idmb:tt7654321", "tmdb:x", "7654321", "tmdb-tv:5"] {
                #expect(try add("[\(film)]", ["--id", wrong]).status == .exited(64), "\(wrong)")
            }
        }
    }
}
