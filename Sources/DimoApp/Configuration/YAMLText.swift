internal import Yams

/// Reads a text as YAML, with limits on what a few lines can grow to.
enum YAMLText {
    /// References to other parts (`*name`) that a text may hold. Each may double what it refers to.
    private static let references = 16

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
            default: throw unreadable(error)
            }
        } catch {
            throw unreadable(error)
        }
    }

    private static func unreadable(_ error: any Error) -> ConfigurationProblem {
        ConfigurationProblem(at: ConfigurationPlace(line: 1, column: 1), .notYAML(String(describing: error)))
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
