/// Finds a duration in a step of a recipe, for a countdown: `shake for 12 seconds`, `20초`, `two minutes`, `2-3
/// minutes`, `1분 30초`; or how often to stir: `about 20 turns`, `스무 번쯤 저어`.
package enum StepTime {
    /// The longest countdown, in seconds.
    package static let longest = 4 * 3_600

    /// The turns worth a countdown; fewer are counted faster than a key is pressed.
    private static let countable = 5...200

    /// Returns the first duration in the text in seconds, using the upper end of a range; nil if there is none.
    package static func seconds(in text: String) -> Int? {
        let total = total(in: text, of: units)
        return total > 0 && total <= longest ? total : nil
    }

    /// Returns how often the text says to stir (of a range, the upper end); nil for nothing, too few or too many turns.
    package static func turns(in text: String) -> Int? {
        let text = text.lowercased()
        guard stirring.contains(where: { text.contains($0) }) else { return nil }
        let total = total(in: text, of: turnUnits)
        return countable.contains(total) ? total : nil
    }

    /// Estimates the seconds of turns of the spoon at 0.75 seconds each.
    package static func seconds(ofTurns turns: Int) -> Int { Int(saturating: Double(turns) * 0.75) }

    private static func total(in text: String, of units: [Unit]) -> Int {
        var total = 0
        var number: Double?
        // The first word of "twenty-five".
        var tens: Double?
        // "a second straw" is not a duration, "an hour" is one.
        var isArticle = false
        var lastUnit = Int.max
        var rest = Substring(text.lowercased())
        while let character = rest.first {
            if character.isASCII, character.isNumber {
                let digits = rest.prefix { $0.isASCII && ($0.isNumber || $0 == ".") }
                number = Double(digits) ?? Double(digits.filter(\.isNumber))
                (tens, isArticle) = (nil, false)
                rest = rest.dropFirst(digits.count)
                continue
            }
            if let (length, unit) = unit(rest, of: units) {
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
                let value = value(of: word)
                if total > 0, value == nil, !fillers.contains(String(word)) { break }
                if let value {
                    number = value < 10 ? (tens ?? 0) + value : value
                    isArticle = word == "a" || word == "an"
                } else if !fillers.contains(String(word)) {
                    number = nil
                }
                tens = value.flatMap { $0 >= 20 && $0.truncatingRemainder(dividingBy: 10) == 0 ? $0 : nil }
                rest = rest.dropFirst(max(1, word.count))
                continue
            }
            if character != "-", character != " " { tens = nil }
            rest = rest.dropFirst()
        }
        return total
    }

    private typealias Unit = (word: String, size: Int)

    private static let numbers: [String: Double] = [
        "a": 1, "an": 1, "one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7, "eight": 8,
        "nine": 9, "ten": 10, "eleven": 11, "twelve": 12, "thirteen": 13, "fourteen": 14, "fifteen": 15, "sixteen": 16,
        "seventeen": 17, "eighteen": 18, "nineteen": 19, "twenty": 20, "thirty": 30, "forty": 40, "fifty": 50,
        "sixty": 60, "seventy": 70, "eighty": 80, "ninety": 90, "한": 1, "두": 2, "세": 3, "네": 4, "다섯": 5, "여섯": 6,
        "일곱": 7, "여덟": 8, "아홉": 9, "열": 10, "스무": 20, "스물": 20, "서른": 30, "마흔": 40, "쉰": 50, "예순": 60,
        "일흔": 70, "여든": 80, "아흔": 90,
    ]

    /// Korean joins the tens and the ones in one word: 열두, 스물다섯.
    private static let koreanTens = ["열", "스물", "서른", "마흔", "쉰", "예순", "일흔", "여든", "아흔"]

    private static func value(of word: Substring) -> Double? {
        if let value = numbers[String(word)] { return value }
        guard let tens = koreanTens.first(where: { word.hasPrefix($0) }), let value = numbers[tens] else { return nil }
        return numbers[String(word.dropFirst(tens.count))].map { value + $0 }
    }

    /// Words that may come between a number and its unit.
    private static let fillers: Set<String> = ["to", "or", "and", "more", "full", "good"]

    private static let units: [Unit] = [
        ("seconds", 1), ("second", 1), ("secs", 1), ("sec", 1), ("초", 1),
        ("minutes", 60), ("minute", 60), ("mins", 60), ("min", 60), ("분", 60),
        ("hours", 3_600), ("hour", 3_600), ("시간", 3_600),
    ]

    private static let turnUnits: [Unit] = [
        ("turns", 1), ("turn", 1), ("times", 1), ("바퀴", 1), ("번", 1), ("회", 1),
    ]

    /// Signs of stirring; without one, times and turns count something else, such as turns of a pepper mill.
    private static let stirring = ["stir", "spoon", "젓", "저어", "저은", "스푼"]

    private static func unit(_ text: Substring, of units: [Unit]) -> (length: Int, size: Int)? {
        for (word, size) in units where text.hasPrefix(word) {
            let next = text.dropFirst(word.count).first
            // A Latin word ends with its letters; a Korean one continues with a particle, but 번째 is an ordinal.
            if word.first?.isASCII == true, let next, next.isASCII, next.isLetter { continue }
            if next == "째" { continue }
            return (word.count, size)
        }
        return nil
    }
}
