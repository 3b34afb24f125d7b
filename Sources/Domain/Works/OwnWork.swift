/// Prepares a member's own work for storage. Cleans texts, lets each language fill in for a missing other, and checks
/// every rule. An own work may have a single character, and no lead.
package enum OwnWork {
    package static let longestName = 100
    package static let longestSynopsis = 1_000
    package static let longestCastText = 10_000
    /// The most other titles of a work, or other names of a character.
    package static let mostOthers = 10
    package static let largestCast = 100
    /// The position offset that puts characters added to someone else's work behind the others.
    package static let addedPosition = 1_000

    /// - Parameter needsCast: Whether to reject a work without characters.
    package static func checked(_ draft: CastWork, needsCast: Bool = true) throws(WorkProblem) -> CastWork {
        var result = draft
        result.work = try checked(draft.work)
        guard !draft.cast.isEmpty || !needsCast else { throw .noCharacter }
        guard draft.cast.count <= largestCast else { throw .tooManyCharacters(limit: largestCast) }
        var seen: Set<String> = []
        for (place, character) in draft.cast.enumerated() {
            let valid = try checked(character, number: place + 1)
            guard seen.insert(Folding.folded(valid.name.english)).inserted else { throw .sameName(valid.name.english) }
            result.cast[place] = valid
        }
        return result
    }

    /// Checks a work without its cast, which only an import may omit.
    package static func checked(_ draft: Work) throws(WorkProblem) -> Work {
        var result = draft
        guard let title = try name(draft.title, "title") else { throw .noTitle }
        result.title = title
        result.originalTitle = draft.originalTitle.map { PlainText.line($0, limit: longestName) }
        if result.originalTitle?.isEmpty == true { result.originalTitle = nil }
        result.otherTitles = others(draft.otherTitles)
        if let director = draft.director { result.director = try name(director, "director") }
        result.synopsis = filled(
            PlainText.line(draft.synopsis.english, limit: longestSynopsis),
            PlainText.line(draft.synopsis.korean, limit: longestSynopsis))
        guard Work.years.contains(draft.year) || draft.year == Work.unknownYear else { throw .year(draft.year) }
        return result
    }

    /// - Parameter number: The position in the cast, from 1, for the problem.
    package static func checked(_ draft: WorkCharacter, number: Int = 1) throws(WorkProblem) -> WorkCharacter {
        var result = draft
        guard let name = try name(draft.name, "name") else { throw .noName(number) }
        result.name = name
        result.otherNames = others(draft.otherNames)
        return result
    }

    /// Reads a pasted cast: one name per line, in one language or in two as in `Naruto / 나루토`. Leaves out bullets and
    /// the numbers of a list before a name, an actor as in `Ian McKellen as Gandalf` or `송강호 - 기택 역`, what follows the
    /// name in parentheses or after a dash, and names that occur already.
    package static func cast(_ text: String, besides present: [WorkCharacter] = []) -> [WorkCharacter] {
        var seen = Set(present.flatMap { [$0.name.english, $0.name.korean] }.map { Folding.folded($0) })
        return text.split(whereSeparator: \.isNewline).compactMap { line in
            let line = line.trimmingPrefix(/\s*(?:[-–—•*·]+\s*|[0-9]+[.)]\s+)?/)
            let start = koreanRole(line) ?? withoutActor(line)
            let end = (["("] + separators).compactMap { start.firstRange(of: $0)?.lowerBound }.min()
            let name = castName(String(start[..<(end ?? start.endIndex)]))
            let folded = [name.english, name.korean].map { Folding.folded($0) }
            guard seen.isDisjoint(with: folded) else { return nil }
            seen.formUnion(folded)
            return try? checked(WorkCharacter(id: "", name: name))
        }
    }

    private static let separators = [" - ", " – ", " — ", "\t"]

    /// Returns the name before 역, "in the role of", which follows the actor, precedes it or stands in parentheses; nil
    /// without one.
    private static func koreanRole(_ line: Substring) -> Substring? {
        var parts = [line]
        for separator in separators + [":", "|", "(", ")"] { parts = parts.flatMap { $0.split(separator: separator) } }
        return parts.map { PlainText.line(String($0), limit: longestName) }.first { $0.hasSuffix(" 역") }?.dropLast(2)
    }

    /// Returns what follows the first `as` after an actor's name, which has no comma or dash; else the whole line.
    private static func withoutActor(_ line: Substring) -> Substring {
        for range in line.ranges(of: " as ") {
            let (actor, character) = (line[..<range.lowerBound], line[range.upperBound...])
            let isInParentheses = actor.count { $0 == "(" } > actor.count { $0 == ")" }
            let isName = !actor.isEmpty && !([","] + separators).contains { actor.contains($0) }
            if isName, !isInParentheses, !character.allSatisfy(\.isWhitespace) { return character }
        }
        return line
    }

    /// Reads a name in one language, or in both if exactly one side of a slash is Korean.
    private static func castName(_ text: String) -> LocalizedText {
        let parts = text.split(separator: "/", maxSplits: 1).map { PlainText.line(String($0), limit: longestName) }
        let isKorean = parts.map { $0.unicodeScalars.contains(where: Folding.isHangul) }
        guard parts.count == 2, isKorean[0] != isKorean[1] else {
            let name = PlainText.line(text, limit: longestName)
            return LocalizedText(both: name)
        }
        return LocalizedText(english: parts[isKorean[0] ? 1 : 0], korean: parts[isKorean[0] ? 0 : 1])
    }

    /// Keeps lines that contain searchable text.
    private static func others(_ names: [String]) -> [String] {
        names.prefix(mostOthers).map { PlainText.line($0, limit: longestName) }
            .filter { !Folding.folded($0).isEmpty }
    }

    private static func name(_ text: LocalizedText, _ field: String) throws(WorkProblem) -> LocalizedText? {
        let english = PlainText.line(text.english, limit: longestName + 1)
        let korean = PlainText.line(text.korean, limit: longestName + 1)
        guard max(english.count, korean.count) <= longestName else { throw .tooLong(field: field, limit: longestName) }
        let result = filled(english, korean)
        return result.english.isEmpty ? nil : result
    }

    private static func filled(_ english: String, _ korean: String) -> LocalizedText {
        LocalizedText(english: english.isEmpty ? korean : english, korean: korean.isEmpty ? english : korean)
    }
}
