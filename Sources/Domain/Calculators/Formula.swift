/// Evaluates a formula typed into a number field: `2*30+15`, `(700-50)/4`, `1,5 x 3`. Accepts numbers with a point or a
/// comma, `+ - * /`, also `x × ÷ :`, parentheses and signs; products before sums, left to right. Accepts nothing else,
/// never runs input as code, and limits length and depth.
package struct Formula {
    package static let longest = 100
    /// In nested parentheses and signs.
    package static let deepest = 20
    package static let largest = 1e12

    private let characters: [Character]
    private var place = 0

    private init(_ text: String) { characters = Array(text) }

    /// Always finite.
    package static func value(of text: String) throws(FormulaProblem) -> Double {
        guard text.count <= longest else { throw .tooLong }
        var formula = Formula(text)
        formula.skipBlanks()
        guard formula.place < formula.characters.count else { throw .empty }
        let value = try formula.sum(depth: 0)
        guard formula.place == formula.characters.count else { throw formula.problemHere }
        return value
    }

    private mutating func sum(depth: Int) throws(FormulaProblem) -> Double {
        var value = try product(depth: depth)
        while let sign = apply(where: { "+-−".contains($0) }) {
            let next = try product(depth: depth)
            value = try Self.checked(sign == "+" ? value + next : value - next)
        }
        return value
    }

    private mutating func product(depth: Int) throws(FormulaProblem) -> Double {
        var value = try factor(depth: depth)
        while let sign = apply(where: { "*xX×/÷:".contains($0) }) {
            let next = try factor(depth: depth)
            if "/÷:".contains(sign) {
                guard next != 0 else { throw .divisionByZero }
                value = try Self.checked(value / next)
            } else {
                value = try Self.checked(value * next)
            }
        }
        return value
    }

    private mutating func factor(depth: Int) throws(FormulaProblem) -> Double {
        guard depth < Self.deepest else { throw .tooLong }
        if let sign = apply(where: { "+-−".contains($0) }) {
            let value = try factor(depth: depth + 1)
            return sign == "+" ? value : -value
        }
        if apply(where: { $0 == "(" }) != nil {
            let value = try sum(depth: depth + 1)
            guard apply(where: { $0 == ")" }) != nil else { throw problemHere }
            return value
        }
        return try number()
    }

    private mutating func number() throws(FormulaProblem) -> Double {
        var digits = ""
        var hasPoint = false
        while place < characters.count {
            let character = characters[place]
            if character.isASCII, character.isNumber {
                digits.append(character)
            } else if character == "." || character == ",", !hasPoint {
                hasPoint = true
                digits.append(".")
            } else {
                break
            }
            place += 1
        }
        guard digits.contains(where: \.isNumber), let value = Double("0" + digits + "0".prefix(hasPoint ? 1 : 0)) else {
            throw problemHere
        }
        skipBlanks()
        return try Self.checked(value)
    }

    private mutating func apply(where isWanted: (Character) -> Bool) -> Character? {
        guard place < characters.count, isWanted(characters[place]) else { return nil }
        let found = characters[place]
        place += 1
        skipBlanks()
        return found
    }

    private mutating func skipBlanks() {
        while place < characters.count, characters[place].isWhitespace { place += 1 }
    }

    private var problemHere: FormulaProblem {
        place < characters.count ? .unexpected(characters[place]) : .unfinished
    }

    private static func checked(_ value: Double) throws(FormulaProblem) -> Double {
        guard value.isFinite, abs(value) <= largest else { throw .tooLarge }
        return value
    }
}

package enum FormulaProblem: Error, Hashable, Sendable {
    case empty
    case unexpected(Character)
    case unfinished
    case divisionByZero
    /// Above `longest` characters or `deepest` levels.
    case tooLong
    case tooLarge
}
