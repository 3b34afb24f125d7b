import Yams

/// Reads a text as YAML, with limits on what a few lines can grow to.
enum YAMLText {
    /// References to other parts (`*name`) that a text may hold. Each may double what it refers to.
    private static let references = 16

    /// Lines that a text may hold with a key that stands there already.
    private static let repeats = 16

    /// The tree of a text of which every key's first line counts; nil for an empty one.
    ///
    /// - Returns: the tree, and the further lines of the same keys.
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

    /// The tree of a text; nil for an empty one.
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

    /// The parser's own description quotes the line, which may hold a token: only the reason and the place are kept.
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
                    return ConfigurationProblem(
                        at: ConfigurationPlace(line: line, column: 1), .references(references))
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

    /// The number of the line where a key stands once more in the group in which it stands at a mark.
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

    /// The text with empty lines in place of the entry that begins somewhere, so that every other line keeps its number.
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
