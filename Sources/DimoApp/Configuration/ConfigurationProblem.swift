package import Domain
import FeatureKit
import Yams

package struct ConfigurationProblem: Error, Hashable, Sendable {
    package static let file = "config.yaml"

    /// The name of the file, or an option such as `--theme`.
    package let source: String
    /// Nil for the whole file.
    package let place: ConfigurationPlace?
    package let fault: ConfigurationFault

    package init(source: String = Self.file, at place: ConfigurationPlace? = nil, _ fault: ConfigurationFault) {
        self.source = source
        self.place = place
        self.fault = fault
    }

    /// `config.yaml:3:8: expected true or false`.
    package func text(_ strings: Strings) -> String {
        let place = place.map { ":\($0.line):\($0.column)" } ?? ""
        return "\(source)\(place): \(fault.text(strings))"
    }
}

extension [ConfigurationProblem] {
    /// Sorts by file: first the problems of the whole file, then line by line.
    var inOrderOfTheFile: Self {
        enumerated().sorted { left, right in
            let (first, second) = (left.element.place, right.element.place)
            let (leftKey, rightKey) = (
                (first?.line ?? 0, first?.column ?? 0, left.offset),
                (second?.line ?? 0, second?.column ?? 0, right.offset)
            )
            return leftKey < rightKey
        }.map(\.element)
    }

    /// Returns the first problem and the number of the others, in one line; nil if there are none.
    func summary(_ strings: Strings) -> String? {
        first.map { $0.text(strings) }.map {
            count == 1 ? $0 : strings("notice.configuration", $0, String(count - 1))
        }
    }
}

package enum ConfigurationFileProblem: Error, Hashable, Sendable {
    case refused(key: ConfigurationKey, value: String, fault: ConfigurationFault)
    /// The file is not YAML, or has something else in place of the setting; it stays unchanged.
    case unreadable(ConfigurationProblem)
    /// The file cannot be read as text, so a change would lose data.
    case unusable(path: String, problem: TextFile.Problem)
    case unwritable(path: String, trouble: FileTrouble)

    package func text(_ strings: Strings) -> String {
        switch self {
        case .refused(let key, _, let fault) where key.isSecret:
            strings("config.refused.secret", key.description, fault.text(strings))
        case .refused(let key, let value, let fault):
            strings("config.refused", key.description, value, fault.text(strings))
        case .unreadable(let problem): strings("config.fix-first", problem.text(strings))
        case .unusable(let path, let problem): "\(path): \(problem.text(strings))"
        case .unwritable(let path, let trouble):
            strings(
                "config.unwritable", path, FileTroubleText.text(trouble, strings),
                FileTroubleText.advice(trouble, strings))
        }
    }
}

package struct ConfigurationPlace: Hashable, Sendable {
    /// Counted from 1, as is the column.
    package let line: Int
    package let column: Int
}

extension ConfigurationPlace {
    init(_ node: Node) {
        self.init(line: node.mark?.line ?? 1, column: node.mark?.column ?? 1)
    }
}
