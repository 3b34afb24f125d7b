package import Domain

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
}
