/// Finds a duration in a step of a recipe, for a countdown: `shake for 12 seconds`, `20초`, `two minutes`, `2-3
/// minutes`, `1분 30초`.
package enum StepTime {
    /// The longest countdown, in seconds.
    package static let longest = 4 * 3_600

    /// Returns the first duration in the text in seconds, using the upper end of a range; nil if there is none.
    package static func seconds(in text: String) -> Int? {
        var total = 0
        var number: Double?
        // "a second straw" is not a duration, "an hour" is one.
        var isArticle = false
        var lastUnit = Int.max
        var rest = Substring(text.lowercased())
        while let character = rest.first {
            if character.isASCII, character.isNumber {
                let digits = rest.prefix { $0.isASCII && ($0.isNumber || $0 == ".") }
                number = Double(digits) ?? Double(digits.filter(\.isNumber))
                isArticle = false
                rest = rest.dropFirst(digits.count)
                continue
            }
            if let (length, unit) = unit(rest) {
                if let value = number, unit < lastUnit, !(isArticle && unit == 1) {
                    total += min(Int(saturating: value * Double(unit)), longest + 1)
                    lastUnit = unit
                    number = nil
                }
                rest = rest.dropFirst(length)
                continue
            }
            if character.isLetter {
                let word = rest.prefix { $0.isLetter }
                if total > 0, numbers[String(word)] == nil, !fillers.contains(String(word)) { break }
                if let value = numbers[String(word)] {
                    number = value
                    isArticle = word == "a" || word == "an"
                } else if !fillers.contains(String(word)) {
                    number = nil
                }
                rest = rest.dropFirst(max(1, word.count))
                continue
            }
            rest = rest.dropFirst()
        }
        return total > 0 && total <= longest ? total : nil
    }

    private static let numbers: [String: Double] = [
        "a": 1, "an": 1, "one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7, "eight": 8,
        "nine": 9, "ten": 10, "twelve": 12, "fifteen": 15, "twenty": 20, "thirty": 30, "forty": 40, "fifty": 50,
        "sixty": 60, "한": 1, "두": 2, "세": 3, "네": 4,
    ]

    /// Words that may come between a number and its unit.
    private static let fillers: Set<String> = ["to", "or", "and", "more", "full", "good"]

    private static let units: [(word: String, seconds: Int)] = [
        ("seconds", 1), ("second", 1), ("secs", 1), ("sec", 1), ("초", 1),
        ("minutes", 60), ("minute", 60), ("mins", 60), ("min", 60), ("분", 60),
        ("hours", 3_600), ("hour", 3_600), ("시간", 3_600),
    ]

    private static func unit(_ text: Substring) -> (length: Int, seconds: Int)? {
        for (word, seconds) in units where text.hasPrefix(word) {
            let next = text.dropFirst(word.count).first
            // A Latin word ends with its letters; a Korean one continues with a particle.
            if word.first?.isASCII == true, let next, next.isASCII, next.isLetter { continue }
            return (word.count, seconds)
        }
        return nil
    }
}
