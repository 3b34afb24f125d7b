enum StepSplitter {
    /// The steps of a text: its lines, numbered, bulleted or plain; numbers within a line begin a new step if they
    /// count up; a single paragraph is split into its sentences. Headings are removed if there is anything else.
    static func steps(_ text: String) -> [String] {
        let plain = MarkdownText.stripped(text)
        let lines = plain.split(separator: "\n").map { TextCleaner.trimmed(String($0)) }.filter { !$0.isEmpty }
        let bare = lines.filter { !isHeading($0) }
        let kept = (bare.isEmpty ? lines : bare).flatMap(numbered)
        let steps = kept.map { TextCleaner.trimmed(TextCleaner.line(withoutMark($0))) }.filter { !$0.isEmpty }
        return steps.count == 1 ? sentences(steps[0]) : steps
    }

    private static func isHeading(_ line: String) -> Bool {
        line.first == "#" && line.drop { $0 == "#" }.first == " "
    }

    /// Splits a line before each number that counts up: `1. Shake. 2. Strain.`
    private static func numbered(_ line: String) -> [String] {
        guard mark(of: Substring(line)) == 1 else { return [line] }
        var steps: [String] = []
        var start = line.startIndex
        var wanted = 2
        var index = line.startIndex
        while index < line.endIndex {
            let next = line.index(after: index)
            if line[index] == " ", next < line.endIndex, line[next].isNumber, mark(of: line[next...]) == wanted {
                steps.append(String(line[start..<index]))
                start = next
                wanted += 1
            }
            index = next
        }
        return steps + [String(line[start...])]
    }

    /// The number at the beginning of a line, `1.` or `1)` followed by a space; nil for none.
    private static func mark(of line: Substring) -> Int? {
        let digits = line.prefix { $0.isASCII && $0.isNumber }
        guard (1...3).contains(digits.count) else { return nil }
        let rest = line[digits.endIndex...]
        guard let sign = rest.first, sign == "." || sign == ")", rest.dropFirst().first == " " else { return nil }
        return Int(digits)
    }

    private static let bullets: Set<Character> = ["-", "*", "•", "·", "–", "+"]

    private static func withoutMark(_ line: String) -> String {
        var rest = Substring(line)
        if isHeading(line) { return String(rest.drop { $0 == "#" }) }
        if let first = rest.first, bullets.contains(first), rest.dropFirst().first == " " { rest = rest.dropFirst(2) }
        if rest.lowercased().hasPrefix("step ") {
            let number = rest.dropFirst(5).prefix { $0.isNumber }
            let after = rest[number.endIndex...]
            if !number.isEmpty, let sign = after.first, sign == ":" || sign == "." { return String(after.dropFirst()) }
        }
        guard mark(of: rest) != nil else { return String(rest) }
        return String(rest.drop { $0.isNumber }.dropFirst())
    }

    private static let shortened: Set<Substring> = [
        "approx", "ca", "oz", "no", "min", "max", "sec", "tsp", "tbsp", "st", "mr", "mrs", "dr", "vs", "e.g", "i.e",
    ]

    private static func sentences(_ text: String) -> [String] {
        var result: [String] = []
        var start = text.startIndex
        var index = text.startIndex
        while index < text.endIndex {
            let next = text.index(after: index)
            if "。.!?".contains(text[index]), next < text.endIndex, text[next] == " " {
                let after = text.index(after: next)
                let word = text[start..<index].suffix(while: { $0 != " " }).lowercased()
                if after < text.endIndex, begins(text[after]), !shortened.contains(Substring(word)) {
                    result.append(String(text[start...index]))
                    start = after
                }
            }
            index = next
        }
        return result + [String(text[start...])]
    }

    private static func begins(_ sign: Character) -> Bool { sign.isLetter && !sign.isLowercase }
}

extension Substring {
    fileprivate func suffix(while holds: (Character) -> Bool) -> Substring {
        var start = endIndex
        while start > startIndex, holds(self[index(before: start)]) { start = index(before: start) }
        return self[start...]
    }
}
