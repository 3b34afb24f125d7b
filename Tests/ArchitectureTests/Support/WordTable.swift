import Foundation

/// A table of the interface's words as it stands in its file.
struct WordTable {
    /// The texts by their keys.
    let texts: [String: String]
    /// Lines that are neither a pair, nor a comment, nor empty.
    let oddLines: [String]
    /// Keys that stand in the file more than once.
    let repeatedKeys: [String]

    /// Reads the table of a language.
    init(language: String) {
        var texts: [String: String] = [:]
        var oddLines: [String] = []
        var repeatedKeys: [String] = []
        var isComment = false
        let pair = /"((?:[^"\\]|\\.)+)"\s*=\s*"((?:[^"\\]|\\.)*)";/
        for line in Repository.text(of: "Assets/\(language).lproj/Localizable.strings").components(separatedBy: "\n") {
            let line = line.trimmingCharacters(in: .whitespaces)
            if isComment || line.hasPrefix("/*") {
                isComment = !line.hasSuffix("*/")
            } else if let match = line.wholeMatch(of: pair) {
                let key = String(match.1)
                if texts.updateValue(String(match.2), forKey: key) != nil { repeatedKeys.append(key) }
            } else if !line.isEmpty {
                oddLines.append(line)
            }
        }
        (self.texts, self.oddLines, self.repeatedKeys) = (texts, oddLines, repeatedKeys)
    }

    /// The placeholders of each text, `%1` and so on.
    func placeholders(of key: String) -> Set<String> { Set(placeholderCounts(of: key).keys) }

    /// How often each placeholder stands in a text.
    func placeholderCounts(of key: String) -> [String: Int] {
        (texts[key] ?? "").matches(of: /%[0-9]/).reduce(into: [:]) { counts, match in
            counts[String(match.0), default: 0] += 1
        }
    }
}
