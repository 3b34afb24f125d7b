package import Domain
import Foundation

/// The strings of the interface, for tests that may not import the program's own reader.
package enum TestWords {
    package static let english = read(.english)
    package static let korean = read(.korean)

    package static func words(_ language: Language) -> Strings {
        language == .english ? english : korean
    }

    private static func read(_ language: Language, file: String = #filePath) -> Strings {
        let root = URL(fileURLWithPath: file).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
        let path = root.appendingPathComponent("Assets/\(language.rawValue).lproj/Localizable.strings")
        let text = (try? String(contentsOf: path, encoding: .utf8)) ?? ""
        var table: [String: String] = [:]
        for line in text.split(separator: "\n") {
            guard let match = line.wholeMatch(of: /"(.*)" = "(.*)";/) else { continue }
            table[String(match.1)] = String(match.2).replacing(#"\""#, with: "\"")
        }
        return Strings(language: language, table: table)
    }
}
