package import Domain

/// Something in the configuration, a theme or an option that cannot be used.
package struct ConfigurationProblem: Error, Hashable, Sendable {
    /// The name of the configuration file.
    package static let file = "config.yaml"

    /// Where it is from: the name of a file, or an option, `--theme`.
    package let source: String
    /// Where it stands in the file; nil for the whole of it.
    package let place: ConfigurationPlace?
    /// What is wrong.
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
    /// In the order of the files: first what concerns the whole of one, then line by line.
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
