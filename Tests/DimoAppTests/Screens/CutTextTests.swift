import Domain
import Foundation
import Terminal
import TestSupport
import Testing

@testable import DimoApp
@testable import Navigation

/// At 80 columns no text of the program itself is cut: what the user wrote or the catalogue names may be.
@MainActor
struct CutTextTests {
    @Test(arguments: Language.allCases)
    func `no fixed text is cut at 80 columns`(language: Language) async throws {
        let words = try fixedTexts(language)
        #expect(words.count > 1_000)
        var seen = 0
        try await Tour.walk(language, inPhases: { _ in false }) { name, stage in
            guard stage.main != nil else { return }
            for line in stage.frame(Size(width: 80, height: 24)).text.components(separatedBy: "\n") {
                for part in cutParts(of: line) {
                    seen += 1
                    let whole = words.first { $0.hasPrefix(part) && $0.count > part.count + 1 }
                    #expect(whole == nil, "\(name): \(line)")
                }
            }
        }
        #expect(seen > 0, "names are cut here and there: the walk would see it")
    }

    /// What stands before the sign of a cut, behind the last gap or separator.
    private func cutParts(of line: String) -> [String] {
        line.components(separatedBy: "…").dropLast().compactMap { before in
            let part = before.components(separatedBy: "  ").last?.components(separatedBy: " · ").last ?? ""
            return part.count > 7 && !part.hasSuffix(" ") ? part : nil
        }
    }

    /// The words without anything to fill in, and without those that end with the sign themselves.
    private func fixedTexts(_ language: Language) throws -> [String] {
        let path = "\(Stage.assets)/\(language.rawValue).lproj/Localizable.strings"
        let lines = try String(contentsOfFile: path, encoding: .utf8).components(separatedBy: "\n")
        return lines.compactMap { line in
            line.firstMatch(of: /^"[^"]+" = "(.*)";$/).map { String($0.output.1) }
        }.filter { !$0.contains("%") && !$0.contains("…") && !$0.contains("{") }
    }
}
