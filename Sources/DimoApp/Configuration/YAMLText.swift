import Yams

/// Parses YAML, with limits on how far a few lines can expand.
enum YAMLText {
    /// The maximum number of references (`*name`); each may double its target.
    private static let references = 16

    /// The maximum number of lines with a repeated key.
    private static let repeats = 16

    /// Composes the tree in which the first line of every key counts; also returns the further lines. Nil if empty.
    static func composeFirstOfEach(
        _ text: String
    ) throws(ConfigurationProblem) -> (root: Node?, problems: [ConfigurationProblem]) {
        var text = text
        var problems: [ConfigurationProblem] = []
        while true {
            do throws(ConfigurationProblem) {
                return (try compose(text), problems)
            } catch {
                guard case .repeated = error.fault, let place = error.place, problems.count < repeats else {
                    throw error
                }
                problems.append(error)
                text = text.withoutEntry(at: place)
            }
        }
    }

    /// Composes the tree; nil for an empty text.
    static func compose(_ text: String) throws(ConfigurationProblem) -> Node? {
        if let problem = tooManyReferences(in: text) { throw problem }
        do {
            return try Yams.compose(yaml: text)
        } catch let error as YamlError {
            switch error {
            case .scanner(_, let reason, let mark, _), .parser(_, let reason, let mark, _),
                .composer(_, let reason, let mark, _):
                throw ConfigurationProblem(
                    at: ConfigurationPlace(line: mark.line, column: mark.column), .notYAML(reason))
            case .duplicatedKeysInMapping(let names, let context):
                guard let name = names.first, let line = text.line(repeating: name, after: context.mark) else {
                    throw unreadable(
                        "a key stands twice in one group",
                        at: ConfigurationPlace(line: context.mark.line, column: context.mark.column))
                }
                throw ConfigurationProblem(
                    at: ConfigurationPlace(line: line, column: context.mark.column), .repeated(name))
            case .reader(let reason, let offset, _, _):
                throw unreadable(reason, at: offset.map { place(of: $0, in: text) })
            default: throw unreadable("it cannot be read")
            }
        } catch {
            throw unreadable("it cannot be read")
        }
    }

    /// Keeps only the reason and place: the parser's own message quotes the line, which may contain a token.
    private static func unreadable(_ reason: String, at place: ConfigurationPlace? = nil) -> ConfigurationProblem {
        ConfigurationProblem(at: place ?? ConfigurationPlace(line: 1, column: 1), .notYAML(reason))
    }

    private static func place(of offset: Int, in text: String) -> ConfigurationPlace {
        let before = text.prefix(offset)
        let line = before.reduce(1) { $1.isNewline ? $0 + 1 : $0 }
        return ConfigurationPlace(line: line, column: before.reversed().prefix { !$0.isNewline }.count + 1)
    }

    private static func tooManyReferences(in text: String) -> ConfigurationProblem? {
        var count = 0
        var line = 1
        var before: Unicode.Scalar = "\n"
        for scalar in text.unicodeScalars {
            if scalar == "*", " \t\n\r[{,:?-".unicodeScalars.contains(before) {
                count += 1
                if count > references {
                    return ConfigurationProblem(at: ConfigurationPlace(line: line, column: 1), .references(references))
                }
            }
            if scalar == "\n" { line += 1 }
            before = scalar
        }
        return nil
    }
}

extension String {
    private var lines: [Substring] { split(separator: "\n", omittingEmptySubsequences: false) }

    /// The line on which a key is repeated in the group that has it at a mark.
    fileprivate func line(repeating key: String, after mark: Mark) -> Int? {
        for (index, line) in lines.enumerated().dropFirst(mark.line) {
            let blanks = line.prefix { $0 == " " }.count
            let entry = line.dropFirst(blanks)
            if entry.isEmpty || entry.first == "#" { continue }
            if blanks < mark.column - 1 { return nil }
            guard blanks == mark.column - 1 else { continue }
            let name = entry.prefix { $0 != ":" }.filter { !"\"' ".contains($0) }
            if name == key { return index + 1 }
        }
        return nil
    }

    /// The text with empty lines in place of an entry, so that other lines keep their numbers.
    fileprivate func withoutEntry(at place: ConfigurationPlace) -> String {
        var lines = lines
        for index in lines.indices.dropFirst(place.line - 1) {
            let line = lines[index]
            let isFurther = line.prefix { $0 == " " }.count >= place.column || line.allSatisfy(\.isWhitespace)
            guard index == place.line - 1 || isFurther else { break }
            lines[index] = ""
        }
        return lines.joined(separator: "\n")
    }
}
