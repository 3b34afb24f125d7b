import Foundation

/// The table of the interface's texts in one language.
struct WordTable {
    /// The texts by their keys.
    let texts: [String: String]
    /// Lines that are neither empty nor a pair nor a comment.
    let oddLines: [String]
    let repeatedKeys: [String]

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

    /// Returns the placeholders of a text, such as `%1`.
    func placeholders(of key: String) -> Set<String> { Set(placeholderCounts(of: key).keys) }

    /// Returns the number of occurrences of each placeholder in a text.
    func placeholderCounts(of key: String) -> [String: Int] {
        (texts[key] ?? "").matches(of: /%[0-9]/).reduce(into: [:]) { counts, match in
            counts[String(match.0), default: 0] += 1
        }
    }
}
